-- What a shop writes in its emails instead of the standard texts.
create table email_texts (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  kind text not null,
  language text not null,
  subject text not null,
  opening text not null,
  closing text not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint email_texts_once unique (tenant_id, kind, language),
  constraint email_texts_language check (language in ('kh', 'en'))
);
create trigger email_texts_audit_added after insert on email_texts for each row
  when (pg_trigger_depth() = 0)
  execute function write_audit('email-text', 'kind', 'language', 'subject', 'opening', 'closing');
create trigger email_texts_audit after update or delete on email_texts for each row
  when (pg_trigger_depth() = 0)
  execute function write_audit('email-text', 'kind', 'language', 'subject', 'opening', 'closing');

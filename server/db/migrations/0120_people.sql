-- What the staff does with customers, messages, ratings and emails.
create index accounts_by_time on accounts (tenant_id, created_at, id);
create index accounts_by_name on accounts (tenant_id, last_name, first_name, id);

-- Sessions that the shop ended, told with whose they were.
create function audit_ended_session() returns trigger language plpgsql as $$
begin
  if current_user not in ('kitloom_tenant', 'kitloom_system') then return null; end if;
  insert into audit_log (tenant_id, id, actor, action, subject, subject_id, detail) values (
    new.tenant_id, gen_random_uuid(), coalesce(nullif(current_setting('app.actor', true), ''), 'server'),
    'changed', 'session', new.id, jsonb_build_object(
      'account_id', new.account_id, 'device', new.device,
      'ended_at', jsonb_build_array(old.ended_at, new.ended_at)));
  return null;
end $$;
create trigger sessions_audit_ended after update of ended_at on sessions for each row
  when (pg_trigger_depth() = 0 and old.ended_at is null and new.ended_because = 'ended-by-shop')
  execute function audit_ended_session();

-- The thread of a message: what the shop wrote back, and the email that took it there.
alter table contact_messages add column language text not null default 'kh'
  constraint contact_messages_language check (language in ('kh', 'en'));
create index contact_messages_open on contact_messages (tenant_id, created_at, id) where handled_at is null;
create table contact_replies (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  message_id uuid not null,
  author_id uuid,
  text text not null,
  email_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, message_id) references contact_messages (tenant_id, id) on delete cascade,
  foreign key (tenant_id, author_id) references accounts (tenant_id, id) on delete set null (author_id)
);
create index contact_replies_of_message on contact_replies (tenant_id, message_id, created_at);
create trigger contact_messages_audit after update of handled_at on contact_messages for each row
  when (pg_trigger_depth() = 0 and old.handled_at is distinct from new.handled_at)
  execute function write_audit('message', 'handled_at');
create trigger contact_replies_audit after insert on contact_replies for each row
  when (pg_trigger_depth() = 0) execute function write_audit('message-reply', 'message_id');

-- A hidden rating counts nowhere and is shown to nobody but the staff.
alter table ratings add column hidden_at timestamptz;
create index ratings_latest on ratings (tenant_id, created_at, id);
create trigger ratings_audit after update of hidden_at on ratings for each row
  when (pg_trigger_depth() = 0 and old.hidden_at is distinct from new.hidden_at)
  execute function write_audit('rating', 'hidden_at');

create index outbox_failed on outbox (tenant_id, created_at) where kind = 'email' and failed_at is not null;
-- Sent again by hand. No address: the log outlives the email.
create trigger outbox_audit after update of sent_at, failed_at on outbox for each row
  when (pg_trigger_depth() = 0 and new.kind = 'email' and num_nonnulls(old.sent_at, old.failed_at) > 0
    and num_nonnulls(new.sent_at, new.failed_at) = 0)
  execute function write_audit('email', 'sent_at', 'failed_at');

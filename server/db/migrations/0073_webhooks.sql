create table webhooks (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  url text not null,
  secret text not null,
  events jsonb not null,
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);

-- A delivery is a row of the outbox; those of a webhook are listed.
create index outbox_of_webhook on outbox (tenant_id, (content ->> 'webhook'), created_at) where kind = 'webhook';

-- Events leave the shop through it: the audit log tells who said where to, and never the secret.
create trigger webhooks_audit_added after insert on webhooks for each row
  when (pg_trigger_depth() = 0) execute function write_audit('webhook', 'url', 'events', 'active');
create trigger webhooks_audit after update or delete on webhooks for each row
  when (pg_trigger_depth() = 0) execute function write_audit('webhook', 'url', 'events', 'active');

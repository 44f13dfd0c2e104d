-- Browsers of an account: their failed sign-ins count apart from those of everybody else.
create table known_devices (
  tenant_id uuid not null references tenants (id) on delete cascade,
  account_id uuid not null,
  secret_hash text not null,
  last_used_at timestamptz not null,
  primary key (tenant_id, account_id, secret_hash),
  foreign key (tenant_id, account_id) references accounts (tenant_id, id) on delete cascade
);
create index known_devices_by_age on known_devices (last_used_at);
create index auth_events_by_age on auth_events (created_at);

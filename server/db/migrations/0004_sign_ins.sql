-- With the token itself it makes the successor, so that the successor is kept nowhere and can be given again.
alter table refresh_tokens add column salt text not null;

-- Attempts at addresses, whether they have an account or not: both are locked alike.
create table sign_in_failures (
  tenant_id uuid not null references tenants (id) on delete cascade,
  email_hash text not null,
  count integer not null,
  locked_until timestamptz,
  last_at timestamptz not null,
  primary key (tenant_id, email_hash)
);
create index sign_in_failures_by_age on sign_in_failures (last_at);
create index refresh_tokens_by_age on refresh_tokens (expires_at);
create index one_time_tokens_by_age on one_time_tokens (expires_at);

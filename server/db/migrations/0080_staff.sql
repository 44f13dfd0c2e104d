-- The shop's own people, their rights and their second factor.
create table staff (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  role text not null,
  totp_secret text,
  totp_confirmed_at timestamptz,
  totp_last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, id) references accounts (tenant_id, id) on delete cascade,
  constraint staff_role check (role in ('owner', 'reviewer', 'production', 'reader'))
);
-- Until now every admin could do everything.
insert into staff (tenant_id, id, role)
  select distinct tenant_id, account_id, 'owner' from account_roles where client = 'console' and role = 'ADMIN';

create table recovery_codes (
  tenant_id uuid not null references tenants (id) on delete cascade,
  account_id uuid not null,
  hash text not null,
  used_at timestamptz,
  primary key (tenant_id, account_id, hash),
  foreign key (tenant_id, account_id) references staff (tenant_id, id) on delete cascade
);

-- When the second factor of a session of the console was passed.
alter table sessions add column factor_passed_at timestamptz;

create trigger staff_audit_added after insert on staff for each row
  when (pg_trigger_depth() = 0) execute function write_audit('staff', 'role');
create trigger staff_audit after update of role, totp_confirmed_at on staff for each row
  when (pg_trigger_depth() = 0 and row (old.role, old.totp_confirmed_at) is distinct from row (new.role, new.totp_confirmed_at))
  execute function write_audit('staff', 'role', 'totp_confirmed_at');
create trigger staff_audit_deleted after delete on staff for each row
  when (pg_trigger_depth() = 0) execute function write_audit('staff', 'role');

create table tenants (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  name_kh text not null,
  name_en text not null,
  logo text not null,
  settings jsonb not null,
  demo boolean not null default false,
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index tenants_one_default on tenants (is_default) where is_default;

create table tenant_hosts (
  host text primary key check (host = lower(host)),
  tenant_id uuid not null references tenants (id) on delete cascade
);
create index tenant_hosts_of_tenant on tenant_hosts (tenant_id);

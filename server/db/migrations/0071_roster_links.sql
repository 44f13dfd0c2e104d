create table roster_links (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  design_id uuid not null,
  secret_hash text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  closed_at timestamptz,
  primary key (tenant_id, id),
  -- Names of players go with the design, and so with the account.
  foreign key (tenant_id, design_id) references designs (tenant_id, id) on delete cascade,
  constraint roster_links_secret unique (tenant_id, secret_hash)
);
create index roster_links_of_design on roster_links (tenant_id, design_id);

create table roster_replies (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  link_id uuid not null,
  own_hash text not null,
  name text not null,
  number text not null,
  size text not null,
  shorts_size text,
  sleeve text,
  status text not null default 'waiting',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, link_id) references roster_links (tenant_id, id) on delete cascade,
  constraint roster_replies_own unique (tenant_id, link_id, own_hash),
  constraint roster_replies_status check (status in ('waiting', 'approved', 'declined'))
);

-- Whoever has the link can write into a roster: the audit log tells who opened and closed it, and never a name.
create trigger roster_links_audit_added after insert on roster_links for each row
  when (pg_trigger_depth() = 0) execute function write_audit('roster-link', 'design_id', 'expires_at');
create trigger roster_links_audit after update or delete on roster_links for each row
  when (pg_trigger_depth() = 0) execute function write_audit('roster-link', 'closed_at', 'expires_at');
create trigger roster_replies_audit after update of status on roster_replies for each row
  when (pg_trigger_depth() = 0 and old.status is distinct from new.status)
  execute function write_audit('roster-reply', 'status');

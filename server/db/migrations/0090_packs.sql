-- Production packs: what a supplier gets for an order.
create table packs (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  order_id uuid not null,
  -- The sha256 of what it is made from: the same order and wishes are one pack.
  source text not null,
  wishes jsonb not null,
  status text not null default 'making',
  done integer not null default 0,
  steps integer not null default 0,
  reason text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade,
  constraint packs_source unique (tenant_id, order_id, source),
  constraint packs_status check (status in ('making', 'done', 'refused'))
);

create table pack_files (
  tenant_id uuid not null references tenants (id) on delete cascade,
  pack_id uuid not null,
  name text not null,
  sha256 text not null,
  size integer not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, pack_id, name),
  foreign key (tenant_id, pack_id) references packs (tenant_id, id) on delete cascade
);
create index pack_files_by_file on pack_files (sha256);

create function note_loose_pack_files() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into loose_files (sha256) values (old.sha256);
  return null;
end $$;
create trigger pack_files_go after delete on pack_files for each row execute function note_loose_pack_files();

create trigger packs_audit_added after insert on packs for each row
  when (pg_trigger_depth() = 0) execute function write_audit('pack', 'order_id', 'wishes');

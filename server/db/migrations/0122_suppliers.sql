-- The suppliers that a shop hands orders to. A hand-off keeps the name, whatever becomes of the row.
create table suppliers (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  name text not null,
  email text not null default '',
  language text not null,
  notes text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint suppliers_language check (language in ('kh', 'en'))
);
create unique index suppliers_name on suppliers (tenant_id, lower(name));
alter table handoffs add column supplier_id uuid;
alter table handoffs add constraint handoffs_supplier
  foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id) on delete set null (supplier_id);
create index handoffs_of_supplier on handoffs (tenant_id, supplier_id);

create trigger suppliers_audit_added after insert on suppliers for each row
  when (pg_trigger_depth() = 0) execute function write_audit('supplier', 'name', 'email', 'language', 'notes');
create trigger suppliers_audit after update or delete on suppliers for each row
  when (pg_trigger_depth() = 0) execute function write_audit('supplier', 'name', 'email', 'language', 'notes');

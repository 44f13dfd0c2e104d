create table invoices (
  tenant_id uuid not null references tenants (id) on delete cascade,
  order_id uuid not null,
  number integer not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, order_id),
  constraint invoices_number unique (tenant_id, number),
  foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade
);

create trigger invoices_stay before update on invoices for each row execute function refuse_change();

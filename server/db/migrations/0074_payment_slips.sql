create table payment_slips (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  order_id uuid not null,
  asset_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade,
  foreign key (tenant_id, asset_id) references assets (tenant_id, id)
);
create index payment_slips_of_order on payment_slips (tenant_id, order_id, created_at);
create index payment_slips_of_asset on payment_slips (tenant_id, asset_id);

create trigger payment_slips_audit_added after insert on payment_slips for each row
  when (pg_trigger_depth() = 0) execute function write_audit('payment-slip', 'order_id');
create trigger payment_slips_audit after delete on payment_slips for each row
  when (pg_trigger_depth() = 0) execute function write_audit('payment-slip', 'order_id');

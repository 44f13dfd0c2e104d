-- What the staff keeps about an order: notes inside the shop, payments that were taken back, how a parcel is followed.
create table order_notes (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  order_id uuid not null,
  author_id uuid,
  text text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade,
  foreign key (tenant_id, author_id) references accounts (tenant_id, id) on delete set null (author_id)
);
create index order_notes_of_order on order_notes (tenant_id, order_id, created_at);

alter table orders add column tracking text not null default '';

-- A payment is voided by another row of the same amount with the other sign, once.
alter table payments add column void_of uuid;
alter table payments add constraint payments_void_of unique (tenant_id, void_of);
alter table payments add constraint payments_void_of_payment
  foreign key (tenant_id, void_of) references payments (tenant_id, id) on delete cascade;

create index orders_by_time on orders (tenant_id, created_at, id);
create index orders_by_total on orders (tenant_id, grand_total, id);

create trigger order_notes_audit after insert on order_notes for each row
  when (pg_trigger_depth() = 0) execute function write_audit('order-note', 'order_id');

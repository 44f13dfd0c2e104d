create table orders (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  number integer not null,
  owner_id uuid,
  guest_hash text,
  tracking_hash text not null,
  status text not null default 'REVIEWING',
  version integer not null default 1,
  delivery jsonb not null,
  language text not null,
  promotion_code text not null default '',
  quote jsonb not null,
  grand_total bigint not null,
  due_before_production bigint not null,
  reason text not null default '',
  reorder_of uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint orders_number unique (tenant_id, number),
  -- An order outlives the account that placed it.
  foreign key (tenant_id, owner_id) references accounts (tenant_id, id) on delete set null (owner_id),
  foreign key (tenant_id, reorder_of) references orders (tenant_id, id),
  constraint orders_one_owner check (num_nonnulls(owner_id, guest_hash) <= 1),
  constraint orders_status check (status in
    ('REVIEWING', 'APPROVED', 'REJECTED', 'PROCESSING', 'ON_THE_WAY', 'COMPLETED', 'CANCELED')),
  constraint orders_totals check (grand_total >= 0 and due_before_production between 0 and grand_total)
);
create index orders_of_owner on orders (tenant_id, owner_id, created_at);
create index orders_of_guest on orders (tenant_id, guest_hash);
create index orders_by_status on orders (tenant_id, status, created_at);

create table order_lines (
  tenant_id uuid not null references tenants (id) on delete cascade,
  order_id uuid not null,
  position integer not null,
  submission integer not null default 1,
  design_id uuid not null,
  name text not null,
  product_type text not null,
  fabric text not null,
  pieces jsonb not null,
  bytes bytea not null,
  sha256 text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, order_id, position, submission),
  foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade
);

create table order_history (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  order_id uuid not null,
  event text not null,
  by text not null,
  actor text not null,
  from_status text,
  to_status text not null,
  note text not null default '',
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade
);
create index order_history_of_order on order_history (tenant_id, order_id, created_at);

create table payments (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  order_id uuid not null,
  amount bigint not null,
  method text not null,
  note text not null default '',
  recorded_by uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade,
  foreign key (tenant_id, recorded_by) references accounts (tenant_id, id),
  constraint payments_amount check (amount <> 0)
);
create index payments_of_order on payments (tenant_id, order_id);

create table counters (
  tenant_id uuid not null references tenants (id) on delete cascade,
  kind text not null,
  last integer not null default 0,
  primary key (tenant_id, kind)
);

create trigger order_lines_stay before update on order_lines for each row execute function refuse_change();
create trigger order_history_stays before update on order_history for each row execute function refuse_change();
create trigger payments_stay before update on payments for each row execute function refuse_change();

-- What may follow what: the same table as server/contract/orders/order.ts.
create table order_transitions (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
insert into order_transitions values
  ('REVIEWING', 'APPROVED'),
  ('REVIEWING', 'REJECTED'),
  ('REVIEWING', 'CANCELED'),
  ('APPROVED', 'PROCESSING'),
  ('APPROVED', 'CANCELED'),
  ('REJECTED', 'REVIEWING'),
  ('REJECTED', 'CANCELED'),
  ('PROCESSING', 'ON_THE_WAY'),
  ('PROCESSING', 'CANCELED'),
  ('ON_THE_WAY', 'COMPLETED');

create function refuse_order_transition() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'REVIEWING' then
      raise exception 'An order begins as REVIEWING, not as %.', new.status using errcode = 'check_violation', constraint = 'order_transitions';
    end if;
  elsif not exists (select from order_transitions where from_status = old.status and to_status = new.status) then
    raise exception 'An order cannot go from % to %.', old.status, new.status using errcode = 'check_violation', constraint = 'order_transitions';
  end if;
  return new;
end $$;

create trigger orders_begin before insert on orders for each row execute function refuse_order_transition();
create trigger orders_go_on before update of status on orders for each row
  when (old.status is distinct from new.status) execute function refuse_order_transition();

-- The prices of an order and its number are what was agreed.
create function refuse_new_terms() returns trigger language plpgsql as $$
begin
  if row (new.number, new.quote, new.grand_total, new.due_before_production, new.reorder_of, new.created_at)
    is distinct from row (old.number, old.quote, old.grand_total, old.due_before_production, old.reorder_of, old.created_at) then
    raise exception 'Number and prices of an order never change.' using errcode = 'check_violation', constraint = 'order_terms';
  end if;
  return new;
end $$;
create trigger orders_keep_terms before update on orders for each row execute function refuse_new_terms();

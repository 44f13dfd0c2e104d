-- A production pack handed to a supplier by a link, without an account.
create table handoffs (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  order_id uuid not null,
  pack_id uuid not null,
  supplier text not null,
  secret_hash text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  acknowledged_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade,
  foreign key (tenant_id, pack_id) references packs (tenant_id, id) on delete cascade,
  constraint handoffs_secret unique (tenant_id, secret_hash)
);
create index handoffs_of_order on handoffs (tenant_id, order_id, created_at);

create table handoff_messages (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  handoff_id uuid not null,
  by_shop boolean not null,
  text text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, handoff_id) references handoffs (tenant_id, id) on delete cascade
);
create index handoff_messages_of_handoff on handoff_messages (tenant_id, handoff_id, created_at);

-- The pieces of the pack by the code that is printed on them, and how far each is.
create table handoff_pieces (
  tenant_id uuid not null references tenants (id) on delete cascade,
  handoff_id uuid not null,
  code text not null,
  name text not null,
  size text not null,
  wearer text not null,
  step text not null default 'waiting',
  updated_at timestamptz not null default now(),
  primary key (tenant_id, handoff_id, code),
  foreign key (tenant_id, handoff_id) references handoffs (tenant_id, id) on delete cascade,
  constraint handoff_pieces_step check (step in ('waiting', 'cut', 'sewn', 'shipped'))
);

-- Whoever has the link gets the names of players: the audit log tells who made it and when it ended, never its secret.
create trigger handoffs_audit_added after insert on handoffs for each row
  when (pg_trigger_depth() = 0) execute function write_audit('handoff', 'order_id', 'supplier', 'expires_at');
create trigger handoffs_audit after update or delete on handoffs for each row
  when (pg_trigger_depth() = 0) execute function write_audit('handoff', 'revoked_at', 'acknowledged_at');

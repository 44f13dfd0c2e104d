-- What the figures of a shop are counted from.
create function count_ordered(pieces jsonb) returns integer language sql immutable parallel safe as $$
  select coalesce(sum((piece ->> 'quantity')::integer), 0)::integer from jsonb_array_elements(pieces) piece
$$;
alter table order_lines add column quantity integer generated always as (count_ordered(pieces)) stored;
create index payments_by_time on payments (tenant_id, created_at) include (amount);
create index designs_by_time on designs (tenant_id, created_at) where seq > 0 and deleted_at is null;

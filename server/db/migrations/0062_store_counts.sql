-- How many published designs have the same product and colours, so that lists of the store do not count them all.
create table store_counts (
  tenant_id uuid not null references tenants (id) on delete cascade,
  product_type text not null,
  colour_families text[] not null,
  total integer not null default 0,
  primary key (tenant_id, product_type, colour_families)
);

alter table design_publications no force row level security;
insert into store_counts (tenant_id, product_type, colour_families, total)
select tenant_id, product_type, colour_families, count(*) from design_publications group by 1, 2, 3;

create function count_publications() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' then
    update store_counts set total = total - 1
    where tenant_id = old.tenant_id and product_type = old.product_type and colour_families = old.colour_families;
  end if;
  if tg_op <> 'DELETE' then
    insert into store_counts (tenant_id, product_type, colour_families, total)
    values (new.tenant_id, new.product_type, new.colour_families, 1)
    on conflict (tenant_id, product_type, colour_families) do update set total = store_counts.total + 1;
  end if;
  return null;
end $$;
create trigger design_publications_counted after insert or delete or update of product_type, colour_families
  on design_publications for each row execute function count_publications();

-- The function runs as the owner, also when a design takes its publication along; an owner may be no superuser.
do $$ begin execute format('create policy counted on store_counts to %I using (true) with check (true)', current_user); end $$;

-- The store shows the newest first, of two in one instant the later id.
drop index design_publications_latest;
create index design_publications_latest on design_publications (tenant_id, published_at desc, id desc);

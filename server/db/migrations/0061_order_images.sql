-- The images that were ordered: they stay when the account, the design or the guest that brought them is gone.
create table order_images (
  tenant_id uuid not null references tenants (id) on delete cascade,
  order_id uuid not null,
  sha256 text not null,
  primary key (tenant_id, sha256, order_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade
);
create index order_images_of_order on order_images (tenant_id, order_id);

-- The policies would hide the lines from an owner who is no superuser; rowSecurity.sql forces them again.
alter table order_lines no force row level security;

insert into order_images (tenant_id, order_id, sha256)
select distinct tenant_id, order_id, substr(run, place, 64)
from (
  select tenant_id, order_id, (regexp_matches(
    regexp_replace(encode(bytes, 'escape'), '\\(\\|[0-7]{3})', ' ', 'g'), '[0-9a-f]{64,}', 'g'))[1] as run
  from order_lines
) runs, generate_series(1, least(length(run), 1024) - 63) as place;

-- A payment never changes, not even when the account is deleted that recorded it.
alter table payments drop constraint payments_tenant_id_recorded_by_fkey;

-- The images that the logs of designs name, so that removing an upload does not search every log of its shop.
create table design_images (
  tenant_id uuid not null references tenants (id) on delete cascade,
  design_id uuid not null,
  sha256 text not null,
  primary key (tenant_id, sha256, design_id),
  foreign key (tenant_id, design_id) references designs (tenant_id, id) on delete cascade
);
create index design_images_of_design on design_images (tenant_id, design_id);

-- The policies would hide the logs from an owner who is no superuser; rowSecurity.sql forces them again.
alter table design_updates no force row level security;
alter table design_snapshots no force row level security;

-- A log contains the hash of an image as plain text. More figures may stand beside it, so every part of 64 counts.
insert into design_images (tenant_id, design_id, sha256)
select distinct tenant_id, design_id, substr(run, place, 64)
from (
  select tenant_id, design_id, (regexp_matches(
    regexp_replace(encode(bytes, 'escape'), '\\(\\|[0-7]{3})', ' ', 'g'), '[0-9a-f]{64,}', 'g'))[1] as run
  from (
    select tenant_id, design_id, bytes from design_updates
    union all
    select tenant_id, design_id, bytes from design_snapshots
  ) logs
) runs, generate_series(1, least(length(run), 1024) - 63) as place;

create table design_summaries (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  seq bigint not null,
  colours text[] not null,
  layers integer not null,
  players integer not null,
  goalkeepers integer not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, id) references designs (tenant_id, id) on delete cascade
);

create table design_publications (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  revision_id uuid not null,
  name text not null,
  product_type text not null,
  colours text[] not null,
  colour_families text[] not null,
  document text not null,
  published_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, id) references designs (tenant_id, id) on delete cascade,
  foreign key (tenant_id, revision_id) references design_revisions (tenant_id, id) on delete cascade
);
create index design_publications_latest on design_publications (tenant_id, published_at);

create table design_thumbnails (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  media_type text not null check (media_type in ('image/png', 'image/webp')),
  bytes bytea not null,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, id) references designs (tenant_id, id) on delete cascade
);

create table design_history (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  design_id uuid not null,
  event text not null,
  by text not null check (by in ('owner', 'provider')),
  actor text not null,
  from_status text,
  to_status text,
  note text not null default '',
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, design_id) references designs (tenant_id, id) on delete cascade
);
create index design_history_of_design on design_history (tenant_id, design_id, created_at);
create trigger design_history_stays before update on design_history for each row execute function refuse_change();

-- Designs that a shop offers as templates of its own. A template stays as it was published, whatever becomes of the design.
create table shop_templates (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  product_type text not null,
  name_kh text not null,
  name_en text not null,
  position integer not null,
  design_id uuid not null,
  revision integer not null,
  colours text[] not null,
  document text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  retired_at timestamptz,
  primary key (tenant_id, id)
);
create index shop_templates_shown on shop_templates (tenant_id, product_type, position) where retired_at is null;

-- Its images stay when the account, the design or the guest that brought them is gone.
create table shop_template_images (
  tenant_id uuid not null references tenants (id) on delete cascade,
  template_id uuid not null,
  sha256 text not null,
  primary key (tenant_id, sha256, template_id),
  foreign key (tenant_id, template_id) references shop_templates (tenant_id, id) on delete cascade
);
create index shop_template_images_of_template on shop_template_images (tenant_id, template_id);

create trigger shop_templates_audit_added after insert on shop_templates for each row
  when (pg_trigger_depth() = 0)
  execute function write_audit('template', 'name_kh', 'name_en', 'product_type', 'position', 'design_id', 'revision');
create trigger shop_templates_audit after update or delete on shop_templates for each row
  when (pg_trigger_depth() = 0)
  execute function write_audit('template', 'name_kh', 'name_en', 'position', 'retired_at', 'product_type');

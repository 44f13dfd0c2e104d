-- The icon of a shop in the browser's tab, where it is another picture than the logo.
alter table tenants add column icon text;
alter table tenants add column icon_md5 text generated always as (md5(icon)) stored;
drop trigger tenants_audit on tenants;
create trigger tenants_audit after update on tenants for each row
  when (pg_trigger_depth() = 0)
  execute function write_audit('shop', 'slug', 'name_kh', 'name_en', 'logo_md5', 'icon_md5', 'settings');

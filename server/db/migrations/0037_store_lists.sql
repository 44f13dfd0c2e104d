-- Lists of the store read an index in the order they show, and their counts read nothing else.
alter table design_publications add column rating double precision;
alter table design_publications no force row level security;
alter table ratings no force row level security;
update design_publications p set rating = (
  select avg(r.rating) from ratings r where r.tenant_id = p.tenant_id and r.design_id = p.id);

drop index design_publications_latest;
create index design_publications_latest on design_publications (tenant_id, published_at desc, id);
create index design_publications_by_name on design_publications (tenant_id, name, id);
create index design_publications_by_rating on design_publications (tenant_id, rating desc nulls last, published_at desc, id);
create index design_publications_counts on design_publications (tenant_id, product_type, colour_families, name);

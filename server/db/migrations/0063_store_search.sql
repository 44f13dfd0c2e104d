-- Names of the store as they are searched: lower case, without the invisible breaks of Khmer.
alter table design_publications add column search_name text not null
  generated always as (lower(translate(name, U&'\200B\200C\200D\2060\FEFF', ''))) stored;
drop index design_publications_counts;
create index design_publications_searched on design_publications (tenant_id, product_type, colour_families, search_name);

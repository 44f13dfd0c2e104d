-- The newest designs of a store that match a search, a product or a colour are found in the index alone: a shop with ten
-- thousand published designs read all of their rows for it.
drop index design_publications_latest;
create index design_publications_latest on design_publications
  (tenant_id, published_at desc, id desc, search_name, product_type, colour_families);

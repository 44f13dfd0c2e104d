-- Why a pack was refused, in parts that each language says in its own words. What nobody foresaw stays in `reason`.
alter table packs add column refusal jsonb;

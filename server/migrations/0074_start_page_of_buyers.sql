-- Who has a product starts as a creator; who has none and has bought something, with the library.
update account a set starts_at = 'dashboard'
where a.starts_at = 'library' and exists (select 1 from product p where p.seller_id = a.id);

update account a set starts_at = 'library'
where a.starts_at = 'dashboard'
  and not exists (select 1 from product p where p.seller_id = a.id)
  and exists (
    select 1 from account_phone n join purchase_ref r on r.buyer_phone = n.phone where n.account_id = a.id
  );

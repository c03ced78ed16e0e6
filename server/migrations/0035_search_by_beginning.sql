-- The operator's search: accounts by how their name begins, products by how their title does.
create index account_by_name on account ((lower(name) collate "C"));

create index product_by_title on product ((lower(title) collate "C"));

-- Whole addresses join the words by which sales are found: what is kept is made anew, by the job that a look at the list starts.
truncate order_word;

update sales_index set words_until = to_timestamp(0);

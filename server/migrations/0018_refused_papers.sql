-- What a person has refused of a creator: given again it waits for a person again, whatever a register says.
create table kyc_refusal (
  seller_id uuid not null,
  -- Of a PAN or an account.
  fingerprint bytea not null,
  primary key (seller_id, fingerprint)
);

-- Entries are added and never changed: the server's own role may not, whatever its code says. Superusers and the embedded engine are not held
-- by this.
revoke update, delete, truncate on ledger_tx, ledger_entry from current_user;

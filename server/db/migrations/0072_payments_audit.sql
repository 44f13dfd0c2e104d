create trigger payments_audit_added after insert on payments for each row
  when (pg_trigger_depth() = 0) execute function write_audit('payment', 'order_id', 'amount', 'method');

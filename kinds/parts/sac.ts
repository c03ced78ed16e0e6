// Services Accounting Codes, under which GST invoices name what was sold.

export const onlineContent = '998439';
export const teaching = '999293';

export const namespace = 'xmlns="http://s3.amazonaws.com/doc/2006-03-01/"';

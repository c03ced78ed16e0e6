/** "+919822041573" → "+91 98220 41573". Anything else comes back as it is. */
export function formatPhone(phone: string): string {
  const parts = /^\+91(\d{5})(\d{5})$/.exec(phone);
  return parts ? `+91 ${parts[1]} ${parts[2]}` : phone;
}

/** Where a message to a phone is begun: "+919822041573" → "https://wa.me/919822041573". */
export const whatsAppTo = (phone: string): string => `https://wa.me/${phone.replace(/\D/g, '')}`;

/** "+919822041214" → "+91 98•••••214", for lists that others may look at. */
export function maskPhone(phone: string): string {
  const parts = /^\+91(\d{2})\d{5}(\d{3})$/.exec(phone);
  return parts ? `+91 ${parts[1]}•••••${parts[2]}` : phone;
}

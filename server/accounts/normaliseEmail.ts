/** The form in which addresses are compared and kept unique. */
export const normaliseEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase()

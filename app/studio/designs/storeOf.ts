/** The name under which a device keeps the log of a design. */
export const storeOf = (design: string): string => `kitloom-design:${design}`

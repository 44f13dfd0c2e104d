/** The name under which a device remembers the design of a garment that was open last. */
export const lastDesignOf = (slug: string): string => `kitloom-last-design:${slug}`

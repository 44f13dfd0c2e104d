/** The `iss` of a tenant's tokens: those of one shop are nothing in another, and a new host name ends no session. */
export const issuerOf = (tenant: string): string => `urn:kitloom:tenant:${tenant}`

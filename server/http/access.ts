/** Who may ask a route. `visitor`: a customer, or a guest with its secret. `admin`: ADMIN of the client `console`. */
export type Access = 'public' | 'customer' | 'visitor' | 'admin'

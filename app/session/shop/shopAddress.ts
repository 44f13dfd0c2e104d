const chosen = /^[a-z0-9-]{1,63}$/

/** The shop that `?tenant=` asks for, on demo data; else the one that this tab asked for before. */
export function askedShop(search: string, tabMemory: () => Pick<Storage, 'getItem' | 'setItem'>): string | null {
  const asked = new URLSearchParams(search).get('tenant')
  try {
    if (asked !== null && chosen.test(asked)) tabMemory().setItem('kitloom-shop', asked)
    const kept = tabMemory().getItem('kitloom-shop')
    return kept !== null && chosen.test(kept) ? kept : null
  } catch {
    return asked !== null && chosen.test(asked) ? asked : null
  }
}

/** Adds the shop to an address of our own server; other addresses stay. */
export function inShop(shop: string | null): (address: string) => string {
  return address => {
    if (shop === null || !address.startsWith('/') || /[?&]tenant=/.test(address)) return address
    return `${address}${address.includes('?') ? '&' : '?'}tenant=${shop}`
  }
}

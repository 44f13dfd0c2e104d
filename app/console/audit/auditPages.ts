/** The pages of what an entry is about, by its subject and by the fields that name something else. */
const pagesOfSubjects = new Map([
  ['account', 'customers'],
  ['design', 'designs'],
  ['message', 'messages'],
  ['order', 'orders'],
])
const pagesOfFields = new Map([
  ['design_id', 'designs'],
  ['message_id', 'messages'],
  ['order_id', 'orders'],
  ['owner_id', 'customers'],
])

/** The page of the console about the subject of an entry; `null` where it has none, or is gone. */
export function subjectPage(subject: string, id: string | null, isGone: boolean): string | null {
  const page = pagesOfSubjects.get(subject)
  return page && id && !isGone ? `/console/${page}/${id}` : null
}

/** The page of the console about what a value of an entry names; `null` where it names nothing. */
export function valuePage([field = '', ...inner]: readonly string[], value: unknown): string | null {
  const page = pagesOfFields.get(field)
  return page && inner.length === 0 && typeof value === 'string' && value !== '' ? `/console/${page}/${value}` : null
}

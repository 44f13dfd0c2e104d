import type { Page } from '@playwright/test'

/** What a page complained about since it is watched: errors, and what the content security policy kept from it. */
export function watchPage(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(error.message))
  page.on('requestfailed', request => complaints.push(...complaintOf(request.url(), request.failure()?.errorText)))
  page.on('response', response => {
    if (response.status() >= 400) complaints.push(`${response.url()}: ${response.status()}`)
  })
  return complaints
}

/** What a request that failed is worth saying: nothing when the page itself let go of it, as it does when it goes elsewhere. */
export const complaintOf = (url: string, errorText = 'failed'): readonly string[] =>
  errorText === 'net::ERR_ABORTED' ? [] : [`${url}: ${errorText}`]

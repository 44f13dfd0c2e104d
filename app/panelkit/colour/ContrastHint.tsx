import { fetchedComponent } from '../../device/fetchedComponent.tsx'

// Comes with what measures it, which the first panel of the editor does without.
/** Says where lettering is hard to read on its cloth. */
export const ContrastHint = fetchedComponent(async () => (await import('./LowContrast.tsx')).LowContrast)

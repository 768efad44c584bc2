/** Version of the checks an answer passes, named in every release. It changes with what may be said. */
export const gate = 'claims-2';

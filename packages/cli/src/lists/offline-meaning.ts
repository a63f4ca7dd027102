/** The limits of a result made without the service. */
export const offlineMeaning =
  'Offline, "deliverable" means that the form is right and city, state and ZIP code fit together, not that the house exists; DPV codes are synthetic.';

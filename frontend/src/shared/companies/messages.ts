export const history = 'History';
export const everyChangeOfCompanyNewest = 'Every change of the company, newest first.';
export const owner = 'the owner';

export const yourCompanyIsClosed = 'Your company is closed';
export const companyDetails = 'Company details';
export const yourCompanyIsSuspended = 'Your company is suspended';

export const companyIsApproved = 'The company is approved.';
export const openCompany = 'Open the company';
export const complianceProfileIsValid = 'The compliance profile is valid.';
export const openComplianceProfile = 'Open the compliance profile';

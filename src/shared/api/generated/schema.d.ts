// Generated from openapi/ by `npm run gen`. Change the contract, not this file.
export interface paths {
    "/health/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell whether the process answers
         * @description Uses neither the database nor the network. Restart a server that does not answer.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell whether the server can take calls
         * @description A load balancer sends no calls to a server that is not ready. `unready` of the problem lists the parts that are not.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with email and password
         * @description Sets the access and refresh cookies. Wrong credentials are a validation error at the password, never a 401,
         *     so that a 401 always means a session to refresh. With the right password of a blocked account the error is `account_blocked` at the email.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refresh/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh the session
         * @description Rotates the refresh cookie. A reused refresh token ends its session, unless it is reused within seconds and its successor is unused, as after a lost response or with two tabs.
         */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refresh/logout/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log out */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agree_with_terms/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept the terms */
        post: operations["agreeWithTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Return the logged-in user */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo_people/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the demo's people for one-click login
         * @description Empty unless the database was seeded as a demo.
         */
        get: operations["listDemoPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my notifications, newest first
         * @description Returns up to 100 notifications: the newest, or those before a given one. Those older than the setting `keep_notifications_days` are deleted.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/new_notification_exists/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check for unread notifications
         * @description Among the newest hundred.
         */
        get: operations["newNotificationExists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/mark_all_as_read/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark all my notifications as read */
        put: operations["markAllNotificationsAsRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{uuid}/mark_as_read/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        /** Mark one of my notifications as read */
        put: operations["markNotificationAsRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send_password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a link to set a password
         * @description The answer does not show if the address is known. Has the same attempt limit as logging in.
         */
        post: operations["sendPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/set_password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a password with an emailed link
         * @description The link works once, for an hour if it was asked for, else for seven days. It ends all sessions of the person and begins one.
         */
        post: operations["setPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/set_password/check/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check an emailed link before a password is chosen
         * @description The link stays valid. A link that was used or has expired is a validation error.
         */
        post: operations["checkPasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign_up/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up a company and its buyer
         * @description A manager verifies the data; the link to set a password is emailed. A known address gets an email about its existing account; the response is the same.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the demo's emails, newest first
         * @description Available only if the database is a demo and emails are not sent; otherwise not found.
         */
        get: operations["listDemoMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox/{mail_id}/attachment/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mail_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /**
         * Download the attachment of an email of the demo
         * @description Available where the emails of the demo are.
         */
        get: operations["getDemoMailAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Return my personal information */
        get: operations["getProfile"];
        /** Change my personal information */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change my password
         * @description Ends my other sessions. A wrong present password is a validation error, and counts as a failed login does.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/sessions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my sessions */
        get: operations["listOwnSessions"];
        put?: never;
        post?: never;
        /** End all my other sessions */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/sessions/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of my sessions */
        delete: operations["endOwnSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/logins/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List attempts to log in as me, newest first */
        get: operations["listOwnLogins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Return the company of the letterhead, for the privacy policy */
        get: operations["getSeller"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Return the letterhead and the standard texts of papers */
        get: operations["getSettings"];
        /**
         * Change the letterhead and the standard texts of papers
         * @description A text that equals its default is stored as null. An unknown placeholder is an `unknown_placeholder`.
         */
        put: operations["updateSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/logo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Return the logo */
        get: operations["downloadLogo"];
        put?: never;
        /**
         * Set the logo
         * @description Replaces an earlier one. An image that a PDF cannot show is refused at `/file`: one that was cut off on its way is `incomplete_file`, one of more than 10 megapixels is `too_many_pixels`, one whose shorter side has fewer pixels than `min` is `too_few_pixels`, and any other is `unreadable_image`.
         */
        post: operations["uploadLogo"];
        /** Remove the logo */
        delete: operations["removeLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/activity/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the changes of the settings */
        get: operations["listSettingsActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the companies that the user serves */
        get: operations["listCompanies"];
        put?: never;
        /**
         * Add a verified company
         * @description The company is verified immediately. A manager adds their own companies, a country manager companies of their countries.
         */
        post: operations["createCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/managers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the people who can serve a company */
        get: operations["listCompanyManagers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Return a company */
        get: operations["getCompany"];
        /** Change a company */
        put: operations["updateCompany"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/transitions/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a company to another status
         * @description Verifying creates or links the company's client and emails its users a link to set a password. Blocking ends their sessions.
         */
        post: operations["transitionCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/clients/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** List the clients that may match a company */
        get: operations["listCompanyClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/client/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Link a company to a client, or create the client */
        put: operations["linkCompanyClient"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/clear_sessions/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the sessions of a company's people */
        post: operations["clearCompanySessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/addresses/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** List the delivery addresses of a company */
        get: operations["listAddresses"];
        put?: never;
        /** Add an address */
        post: operations["createAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/addresses/{address_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                address_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change an address
         * @description Existing orders keep the address as it was.
         */
        put: operations["updateAddress"];
        post?: never;
        /** Remove an address */
        delete: operations["removeAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List people */
        get: operations["listPeople"];
        put?: never;
        /**
         * Add a person
         * @description Emails the person a link to set a password, at once or when their company is verified. Only an admin makes an admin.
         */
        post: operations["createPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/staff/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List active staff by name */
        get: operations["listStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Return a person */
        get: operations["getPerson"];
        /**
         * Change a person, their role and their permissions
         * @description A change of role or company ends the person's sessions. The role can be changed once the person has no open work in it. Only admins change admins, and users cannot change their own role.
         */
        put: operations["updatePerson"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}/transitions/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deactivate or reactivate a person
         * @description Deactivating ends their sessions and hands all their open work over. The last admin stays.
         */
        post: operations["transitionPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}/hand_over/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand over a person's open work */
        post: operations["handWorkOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}/erase/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase the personal data of a person who left
         * @description Only after deactivation, and forever. Name, email, phone, sessions, devices, logins, notifications, and comments and files about the person are erased. Documents keep a neutral name in the language of the caller; other texts that contain the name or email follow in the background.
         */
        post: operations["erasePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}/clear_sessions/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a person's sessions */
        post: operations["clearPersonSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}/send_link/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Email a person a link to set a password */
        post: operations["sendPersonLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}/sessions/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** List a person's sessions */
        get: operations["listPersonSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}/sessions/{session_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                session_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of a person's sessions */
        delete: operations["endPersonSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logins/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List attempts to log in, newest first */
        get: operations["listLogins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logins/slowed/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List accounts and addresses that have to wait */
        get: operations["listSlowedLogins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logins/unlock/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forget the failed attempts of an account or address
         * @description The next attempt is checked at once. It is in the history of the person, or of the settings for an address.
         */
        post: operations["unlockLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}/done/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** List a person's activity, newest first */
        get: operations["listDone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List clients
         * @description Sale and purchase managers read them to pick one; only global managers and admins change them.
         */
        get: operations["listClients"];
        put?: never;
        /** Add a client */
        post: operations["createClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Return a client with its exposure */
        get: operations["getClient"];
        /** Change a client */
        put: operations["updateClient"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sawmills/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sawmills
         * @description Only global managers and admins can change sawmills. Purchase and cargo managers can read them.
         */
        get: operations["listSawmills"];
        put?: never;
        /** Add a sawmill */
        post: operations["createSawmill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sawmills/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Return a sawmill */
        get: operations["getSawmill"];
        /** Change a sawmill */
        put: operations["updateSawmill"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplies/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List supplies */
        get: operations["listSupplies"];
        put?: never;
        /** Create a supply as a draft */
        post: operations["createSupply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplies/totals/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return the totals of a list of supplies
         * @description Totals of all supplies that `listSupplies` finds with the same filter; with a filter by wood or product, of their matching lines. A separate call, so that no page waits for a sum.
         */
        get: operations["sumSupplies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplies/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Evaluate a supply without saving it
         * @description Figures, missing requirements and warnings of a supply as edited in the form. An unsaved supply cannot be canceled.
         */
        post: operations["previewSupply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplies/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Return a supply */
        get: operations["getSupply"];
        /**
         * Change a supply
         * @description Replaces the whole supply. A changed field that is closed in this status has the error `locked`.
         */
        put: operations["updateSupply"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplies/{id}/copy/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Return a supply's content for a new supply */
        get: operations["getSupplyCopy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplies/{id}/transitions/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move a supply to another status */
        post: operations["transitionSupply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplies/{id}/packs/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** List the packs of a supply */
        get: operations["listSupplyPacks"];
        /**
         * Add, change and remove packs of a supply
         * @description From the mill's confirmation until the supply is shipped, by its purchase manager and global managers. Writes everything or nothing; each invalid pack has its errors. A pack that was changed since its version has the error `outdated`, and one that is in stock, in a cargo or opened `locked`. Sending unchanged packs again changes nothing.
         */
        put: operations["setSupplyPacks"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List packs */
        get: operations["listPacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packs/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Return a pack with its history */
        get: operations["getPack"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packs/{id}/split/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Split a pack
         * @description The pack becomes `opened`, and the parts replace it. Their pieces add up to those of the pack, else the errors are `pieces_missing` and `pieces_extra`. A pack in stock, in a cargo or already opened is refused with `not_allowed_now`.
         */
        post: operations["splitPack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packs/{id}/mergeable/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the packs that a pack can be merged with
         * @description The other packs of its supply line in the same status, which are on no cargo's list, by number. Empty if the pack can't be merged now.
         */
        get: operations["listMergeablePacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packs/merge/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge packs into one
         * @description The packs become `opened`, and the new one replaces them. A pack that was changed since its version has the error `outdated`, one that is in stock, in a cargo or opened `locked`, and one of another supply line `other_line`.
         */
        post: operations["mergePacks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplies/{id}/cover/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Return the allocations of a supply, line by line */
        get: operations["getSupplyCover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplies/{id}/open_deal_lines/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the deals that need wood of a supply
         * @description Per line of the supply, up to 20 deal lines of the same species and section with a shortfall, earliest delivery first.
         */
        get: operations["listOpenDealLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/cover/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Return the cover of a deal, line by line
         * @description Readable by everyone who can read the deal, except yard agents. Prices need permission to see margins.
         */
        get: operations["getDealCover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/free_wood/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the supplies with wood for a deal
         * @description Per line of the deal, up to eight supply lines with unallocated wood of the same species and section. Of the 40 that are ready first, the most similar come first, then the earliest ready.
         */
        get: operations["listFreeWood"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/purchase_plan/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Return a deal's shortfall and possible purchases
         * @description The deal's lines with a shortfall, where drafts count as bought; up to eight ordered supply lines with unallocated wood for each; and the approved mills that make the wood and hold a certificate valid in the ready week. Mills that make more of the lines are chosen first, then those that are ready earlier.
         */
        get: operations["getPurchasePlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/purchases/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Allocate unallocated wood to a deal and draft supplies for the rest
         * @description Creates all drafts and allocations or none. A draft takes currency, prices, Incoterms and loading place from the last agreement with its mill, and its ready week from the plan. All of its wood is allocated to the deal.
         */
        post: operations["buyForDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/purchases/undo/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a purchase for a deal
         * @description Cancels the drafts, releases their allocations and gives unallocated wood back, all or nothing. Possible until a draft is changed, ordered or its wood is allocated to another deal.
         */
        post: operations["undoPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/allocations/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Allocate wood of supplies to deals
         * @description Sets all allocations or none. Each must stay at or above its wood in cargo (`below_loaded`) and the packs that the deal bought in the yard (`in_stock`). It may not exceed the unallocated wood of the supply line (`not_free`) or the tolerance of the deal line (`over_tolerance`). Wood of another species or section is `other_wood`, and a deal or supply that is closed or no longer ordered `closed_document`. An allocation that was changed since `was_m3` has the error `changed_since`.
         */
        post: operations["setAllocations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cargos/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List cargo */
        get: operations["listCargos"];
        put?: never;
        /**
         * Create a cargo
         * @description Each line has wood that is allocated to its deal (`not_allocated`) and ready (`not_ready`). Lots must be sold to the deal (`not_reserved`). Listed packs are at the mill (`pack_in_stock`), neither opened (`pack_opened`) nor rejected (`pack_rejected`). Each pack is in one cargo (`loaded_already`), and the quantity is the number of packs (`packs_differ`). Wood that still needs its inspection is `not_inspected`, and a deal or supply that is closed `closed_document`. A gross weight below the net weight, typed or computed, is `too_small`. A new cargo has no day of departure or arrival, and no cargo has the fields of the other kind (`unexpected`).
         */
        post: operations["createCargo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cargos/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Evaluate a cargo without saving it
         * @description Figures, counted loads, checklist and missing requirements of a cargo as edited in the form. The preview is refused for the same reasons as a save. An unsaved cargo cannot be canceled.
         */
        post: operations["previewCargo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cargos/choices/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the carriers, forwarders, ports and clients of cargo */
        get: operations["listCargoChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cargos/loadable/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the wood that is ready for loading
         * @description Allocated wood that is ready at the mill and in no cargo, 200 lines at most. Earliest delivery first; wood that awaits inspection last.
         */
        get: operations["listLoadable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cargos/loadable/packs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the packs at the mill that a load may name
         * @description The listed packs of a supply line that are in no cargo, in the order of their numbers. None if all wood of the deal is in a yard.
         */
        get: operations["listLoadablePacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cargos/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Return a cargo */
        get: operations["getCargo"];
        /**
         * Change a cargo
         * @description Replaces the whole cargo, with the checks of `createCargo`. A changed field that is closed in this status has the error `locked`. The days of departure and arrival are `required` once the cargo has departed or arrived, and never after today (`future_day`).
         */
        put: operations["updateCargo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cargos/{id}/transitions/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a cargo to another status
         * @description The deals and supplies of the cargo follow in the same transaction.
         */
        post: operations["transitionCargo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply-inspection-reports/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List supply inspection reports
         * @description Purchase agents see their own reports. Cargo managers see the results, but cannot open a report.
         */
        get: operations["listSupplyReports"];
        put?: never;
        /**
         * Create a supply inspection report as a draft
         * @description The user who creates the report is its inspector.
         */
        post: operations["createSupplyReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply-inspection-reports/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Return a supply inspection report */
        get: operations["getSupplyReport"];
        /**
         * Change a supply inspection report
         * @description Replaces the whole report. Only its inspector can, while it is a draft.
         */
        put: operations["updateSupplyReport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply-inspection-reports/{id}/transitions/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a supply inspection report to another status
         * @description The inspector submits a report, reopens it after it was returned, or cancels it. Another user approves or returns it. On approval, the accepted quantity of each line replaces that of earlier reports on the supply.
         */
        post: operations["transitionSupplyReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supply-inspection-reports/{id}/corrections/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a correction of an approved report
         * @description A draft with the contents and photos of the corrected report; the user who starts it is its inspector. There is at most one at a time. The first report stays valid until the correction is approved.
         */
        post: operations["correctSupplyReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspectable-supplies/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the supplies that can be inspected, without costs
         * @description Supplies that the mill confirmed and that are not shipped yet, newest first.
         */
        get: operations["listInspectableSupplies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cargo-inspection-reports/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List container inspection reports
         * @description Purchase agents see their own reports. Cargo managers see the results, but cannot open a report.
         */
        get: operations["listCargoReports"];
        put?: never;
        /**
         * Create a container inspection report as a draft
         * @description The user who creates the report is its inspector.
         */
        post: operations["createCargoReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cargo-inspection-reports/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Return a container inspection report */
        get: operations["getCargoReport"];
        /**
         * Change a container inspection report
         * @description Replaces the whole report. Only its inspector can, while it is a draft.
         */
        put: operations["updateCargoReport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cargo-inspection-reports/{id}/transitions/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a container inspection report to another status
         * @description The inspector submits a report, reopens it after it was returned, or cancels it. Another user approves or returns it. The last approved report is valid and seals the container. If the cargo has no seal, or has the seal of the report that this one corrects, it gets the seal of this one.
         */
        post: operations["transitionCargoReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cargo-inspection-reports/{id}/corrections/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a correction of an approved report
         * @description A draft with the contents and photos of the corrected report; the user who starts it is its inspector. There is at most one at a time. The first report stays valid until the correction is approved.
         */
        post: operations["correctCargoReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspectable-cargos/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the containers that can be inspected, without costs
         * @description Containers that are booked or loading, newest first. Without a search text or id, only containers without a submitted report. Trucks have no report.
         */
        get: operations["listInspectableCargos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search products */
        get: operations["listProducts"];
        put?: never;
        /**
         * Add a product
         * @description The name and the distinguishing fields must be unique, archived products included (`same_name`, `same_specification`).
         */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/changes/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a change of many products
         * @description Nothing is changed. More than 5,000 products are `too_many`.
         */
        post: operations["previewProductChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/changes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many products at once
         * @description Applies the previewed change to all products or to none. If the filter finds other products than in the preview, or one was changed since, nothing is changed (`changed_since`).
         */
        post: operations["changeProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Return a product */
        get: operations["getProduct"];
        /**
         * Change, archive or reactivate a product
         * @description Documents keep the agreed specification. Packs, prices, baskets, offers and orders use the product's current one. While the product is in use (`uses`), its distinguishing fields are `locked`, and it can be archived only if nothing but prices uses it (`in_use`).
         */
        put: operations["updateProduct"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prices/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List prices
         * @description Returns prices for all customers, for countries, and for the companies that the user can see. Clients read their prices with `listCompanyPrices`.
         */
        get: operations["listPrices"];
        put?: never;
        /**
         * Add a price
         * @description The new price ends the open price of its scope on the day before it starts; any other overlap is refused with `overlap`. Managers set prices for companies that they manage, country managers also for their countries, global managers and admins for all. Other scopes are refused with `not_yours`.
         */
        post: operations["createPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prices/paid/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the prices that a company pays on a day
         * @description Clients see their own company's prices only; staff choose a company in their scope.
         */
        get: operations["listCompanyPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prices/changes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the price changes of a product
         * @description Only prices of companies that the user can see.
         */
        get: operations["listPriceChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prices/rate_changes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the changes of services and tariffs */
        get: operations["listRateChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prices/imports/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the imported price sheets
         * @description The user's own imports; global managers and admins see all.
         */
        get: operations["listPriceImports"];
        put?: never;
        /**
         * Import a part of a price sheet
         * @description Refused rows are skipped and returned with their reason, as are rows whose current price differs from the preview or whose alert is not confirmed. Sending a part again changes nothing. A sheet is listed as unfinished until its last part is applied.
         */
        post: operations["importPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prices/imports/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview the import of a part of a price sheet
         * @description Nothing is written. A sheet is sent in parts of a thousand rows; rows of one product and scope go into one part, which is judged as a whole.
         */
        post: operations["previewPriceImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prices/imports/{id}/undo/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the import of a price sheet
         * @description Every price whose content is as the sheet left it becomes what it was before. The others are named with the reason, and can be taken back later.
         */
        post: operations["undoPriceImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prices/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change, end, disable or hide a price */
        put: operations["updatePrice"];
        post?: never;
        /** Remove a price */
        delete: operations["removePrice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/remove_prices/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove all prices of a company
         * @description The company then pays the prices of its country, or those for all customers. Products hidden from it are shown again.
         */
        post: operations["removeCompanyPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service_prices/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the prices of services */
        get: operations["listServicePrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service_prices/{service}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                service: components["schemas"]["Service"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change the price of a service */
        put: operations["updateServicePrice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tariffs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List transport tariffs */
        get: operations["listTariffs"];
        put?: never;
        /** Add a transport tariff */
        post: operations["createTariff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tariffs/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a transport tariff */
        put: operations["updateTariff"];
        post?: never;
        /** Remove a transport tariff */
        delete: operations["removeTariff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the stock by product, pack and location
         * @description Returns every product. Products without stock are included unless hidden by a filter.
         */
        get: operations["listStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/receivable/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the supply lines that can be received into stock */
        get: operations["listReceivable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/sheet/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a stock sheet
         * @description Applies all rows or none. Each row has the version from the preview; a pack that was changed since is refused with `changed_since`. If any row is refused, nothing is written and each row has its reason.
         */
        post: operations["importStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/sheet/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview the import of a stock sheet
         * @description Nothing is written.
         */
        post: operations["previewStockSheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/sheets/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the last imported stock sheets
         * @description The user's own imports; global managers and admins see all.
         */
        get: operations["listStockSheets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/sheets/{id}/undo/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the import of a stock sheet
         * @description Every pack whose content is as the sheet left it becomes what it was before; a pack that the sheet added is removed. The others are named with the reason, and
         *     can be taken back later.
         */
        post: operations["undoStockSheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lots/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the packs in the yard, oldest first */
        get: operations["listLots"];
        put?: never;
        /**
         * Receive packs into stock
         * @description Packs may have no more wood than the supply line has ready, neither allocated nor in stock, and the rounding of each pack; more is `not_free`. Where an inspection is required, accepted wood alone is received: without an approved report it is `not_inspected`. A completed supply delivers no more (`not_found`). A listed pack has the pieces of the mill's list (`tally_differs`), and one that is not at the mill is `locked`.
         */
        post: operations["receiveLots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lots/changes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block, release or move packs
         * @description Changes all packs or none. A reserved pack is refused with `reserved`, a sold or removed one with `not_found`.
         */
        post: operations["changeLots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lots/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Correct the content of a pack
         * @description A reserved pack is refused with `reserved`, so that stock never falls below the reserved amount; more wood than its supply line has unallocated with `not_free`.
         */
        put: operations["correctLot"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lots/{id}/changes/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** List the changes of a pack */
        get: operations["listLotChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/products/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the stock with a company's prices
         * @description Clients see their own company's prices. Staff choose a company in their scope, or see the general prices. A product hidden from the company is left out; a product that is out of stock is returned only on request.
         */
        get: operations["listStockProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/products/facets/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the values that products can be filtered by */
        get: operations["getStockFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/products/sizes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the categories and sizes in stock
         * @description Counts the products in stock that the company sees. The list of products shows the same ones.
         */
        get: operations["listStockSizes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/products/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Return a product with its packs and a company's prices */
        get: operations["getStockProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deals
         * @description Sale, purchase, global managers and admins see all deals; cargo managers and purchase agents see confirmed deals and later statuses.
         */
        get: operations["listDeals"];
        put?: never;
        /**
         * Create a deal as a draft
         * @description Sale managers create their own deals; purchase managers, global managers and admins choose the sale manager.
         */
        post: operations["createDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/totals/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return the totals of a list of deals
         * @description Totals of all deals that `listDeals` finds with the same filter; with a filter by wood, of their matching lines. A separate call, so that no page waits for a sum.
         */
        get: operations["sumDeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/destinations/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the destinations of deals
         * @description The destinations of the deals that the user may see, by name.
         */
        get: operations["listDestinations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Evaluate a deal without saving it
         * @description Figures, missing requirements and warnings of a deal as edited in the form. An unsaved deal cannot be reopened or canceled.
         */
        post: operations["previewDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Return a deal */
        get: operations["getDeal"];
        /**
         * Change a deal
         * @description Replaces the whole deal. A changed field that is closed in this status has the error `locked`.
         */
        put: operations["updateDeal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/copy/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Return a deal's content for a new deal
         * @description Composes an unsaved deal from one that the user may see. Costs are included if the user may see them.
         */
        get: operations["getDealCopy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/transitions/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move a deal to another status */
        post: operations["transitionDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the payments of a sheet
         * @description Finds the deal of each row by the number of a deal or invoice in its reference, and reports the rows that `importPayments` does not record. Stores nothing.
         */
        post: operations["previewPayments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/import/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record the payments of a sheet
         * @description Records every accepted row, in one transaction. A payment that is recorded already is a `duplicate`, so that a sheet can be uploaded again.
         */
        post: operations["importPayments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/payments/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a payment of a deal
         * @description For the deal's sale manager, global managers and admins, once the deal is confirmed, and for a canceled deal that was confirmed. The client's exposure decreases by the amount. Errors are `too_large` for more than the deal's `payable` amount, `future_day` for a day after today, and `day_too_early` for a day more than a year before the deal's date.
         */
        post: operations["addDealPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/payments/{payment_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                payment_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a recorded payment of a deal
         * @description Allowed for users who can record payments. The amount counts as unpaid again; the payment stays in the history.
         */
        delete: operations["removeDealPayment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/quotations/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the quotations of a deal
         * @description Newest first. Their content is the paper `quotation`, one revision for each number.
         */
        get: operations["listQuotations"];
        put?: never;
        /**
         * Issue a quotation of a draft deal
         * @description Allowed with the action `quote`: for the sale manager of a draft, global managers and admins. It is stored as it is now and replaces the one before. `If-Match` is the version of the deal. The needs are those of the order confirmation. `sendPaper` emails it with a link that accepts one answer.
         */
        post: operations["issueQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/quotations/{quotation}/answer/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                /** @description Number of the quotation. */
                quotation: components["schemas"]["RevisionNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record the client's answer to a quotation
         * @description For the users who may issue it, if the client answered by email or phone. An expired quotation can still be answered; one that was answered, or replaced, can't.
         */
        post: operations["recordQuotationAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/invoices/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** List the invoices of a deal, and its cargos and charges that are not invoiced */
        get: operations["listDealInvoices"];
        put?: never;
        /**
         * Invoice the wood of a deal in a cargo
         * @description For the sale manager of the deal, global managers and admins. The cargo is sealed or has departed, its wood of the deal is not invoiced, and the deal is not canceled. The number is the next of its year without gaps. `If-Match` is the version of the deal.
         */
        post: operations["issueInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/invoices/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Compute an invoice without issuing it */
        post: operations["previewInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoices and credit notes
         * @description Sale managers see those of their own deals; purchase managers, global managers and admins see all.
         */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/lines/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the lines of invoices and credit notes
         * @description The lines of a page of `listInvoices` with the same filters. Quantities and amounts of credit notes are below zero.
         */
        get: operations["listInvoiceLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}/credit/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an invoice by a credit note
         * @description For the users who may issue it. The credit note cancels it in full; its wood and charges can be invoiced again.
         */
        post: operations["creditInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return what the link of a quotation shows
         * @description A POST, so that the token is in no log of addresses. It changes nothing. Unknown tokens are counted by address.
         */
        post: operations["openQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotation/answer/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept or decline a quotation by its link
         * @description Works once. The deal stays a draft; its sale manager is notified and issues the order confirmation. The recipients of the link get a confirmation by email. Fails with `not_allowed_now` if the quotation is not open.
         */
        post: operations["answerQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/revisions/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the revisions of a deal
         * @description Every order confirmation and revision, newest first, with its differences to the one before.
         */
        get: operations["listDealRevisions"];
        put?: never;
        /**
         * Open a revision of an issued deal
         * @description Opens the next revision beside the valid one, which stays as it is until the revision is agreed. Allowed with the action `revise`: for the deal's sale manager, global managers and admins, until the deal is shipped. A deal has one open revision.
         */
        post: operations["openDealRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/revisions/{revision}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                /** @description Number of the revision. */
                revision: components["schemas"]["RevisionNumber"];
            };
            cookie?: never;
        };
        /**
         * Return a revision of a deal
         * @description A revision that was opened with `openDealRevision`. Confirmations that were issued by the deal's own step are only documents.
         */
        get: operations["getDealRevision"];
        /**
         * Change an open revision
         * @description It is checked like a deal. Loaded wood is not revised: its line may not fall below the loaded amount (`below_loaded`) or be removed, and its wood, unit, price and certification are `locked`, as are the Incoterms and the kind of transport after the first load. Lines of a portal order have whole packs (`whole_packs`, `least_packs`, `most_packs`, `packs_in_cargo`) of the ordered wood, and none is added (`not_in_order`). A charge that an invoice has stays as it is until a credit note cancels that invoice (`invoiced`). A percentage belongs to no single invoice. A line does not fall to its invoiced volume while a part of its discount in money is not deducted (`invoiced`).
         */
        put: operations["updateDealRevision"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/revisions/{revision}/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                /** @description Number of the revision. */
                revision: components["schemas"]["RevisionNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Evaluate an open revision without saving it
         * @description Figures, differences, missing requirements and warnings of a revision as edited in the form.
         */
        post: operations["previewDealRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/revisions/{revision}/transitions/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                /** @description Number of the revision. */
                revision: components["schemas"]["RevisionNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send, agree or withdraw a revision
         * @description `sent` issues its order confirmation for the client's agreement. `agreed` makes its terms the deal's: the credit is checked again if the amount rises, and allocations beyond the new quantity are released. Both fail with 422 if the deal was loaded or changed since; the pointers refer to the revision's fields.
         */
        post: operations["transitionDealRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/revision_comparison/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Compare two revisions of a deal
         * @description Any two issued, opened or withdrawn revisions, by what they print.
         */
        get: operations["compareDealRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplies/{id}/revisions/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the revisions of a supply
         * @description Every order to the mill and revision, newest first, with its differences to the one before.
         */
        get: operations["listSupplyRevisions"];
        put?: never;
        /**
         * Open a revision of an ordered supply
         * @description Opens the next revision beside the valid one, which stays as it is until the revision is agreed. Allowed with the action `revise`: for the supply's purchase manager, global managers and admins, until the supply is shipped. A supply has one open revision.
         */
        post: operations["openSupplyRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplies/{id}/revisions/{revision}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                /** @description Number of the revision. */
                revision: components["schemas"]["RevisionNumber"];
            };
            cookie?: never;
        };
        /**
         * Return a revision of a supply
         * @description A revision that was opened with `openSupplyRevision`. Orders that were issued by the supply's own step are only documents.
         */
        get: operations["getSupplyRevision"];
        /**
         * Change an open revision
         * @description It is checked like a supply. Loaded wood is not revised: its line may not fall below the loaded amount (`below_loaded`) or be removed, and its wood, unit, price and certification are `locked`. Wood and unit of ready, inspected or stocked lines are locked too.
         */
        put: operations["updateSupplyRevision"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplies/{id}/revisions/{revision}/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                /** @description Number of the revision. */
                revision: components["schemas"]["RevisionNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Evaluate an open revision without saving it
         * @description Figures, differences, missing requirements and warnings of a revision as edited in the form.
         */
        post: operations["previewSupplyRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplies/{id}/revisions/{revision}/transitions/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                /** @description Number of the revision. */
                revision: components["schemas"]["RevisionNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send, agree or withdraw a revision
         * @description `sent` issues its order for the mill's agreement. `agreed` makes its terms the supply's, and releases allocations beyond the new quantity; with an `answer` it records what the mill itself asked for, without sending first. Both fail with 422 if the supply was loaded or changed since; the pointers refer to the revision's fields.
         */
        post: operations["transitionSupplyRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplies/{id}/revision_comparison/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Compare two revisions of a supply
         * @description Any two issued, opened or withdrawn revisions, by what they print.
         */
        get: operations["compareSupplyRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/basket/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return a company's basket
         * @description Reading the basket does not extend it. A client always gets its own company's basket; staff name a company in their scope.
         */
        get: operations["getBasket"];
        put?: never;
        post?: never;
        /** Empty the basket */
        delete: operations["emptyBasket"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/basket/lines/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reserve wood in the basket
         * @description A line for a product reserves the oldest packs first; a line for a lot reserves that lot. Each line has its own result, and a failed line does not affect the others.
         */
        post: operations["addToBasket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/basket/lines/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change the quantity or the services of a line */
        put: operations["changeBasketLine"];
        post?: never;
        /** Remove a line from the basket */
        delete: operations["removeBasketLine"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/basket/restore/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore the available lines of an expired basket
         * @description The packs are in the basket again, at today's prices.
         */
        post: operations["restoreBasket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/basket/suggestions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Suggest products of past orders that fill the truck */
        get: operations["listBasketSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List offers
         * @description Clients see their company's offers, managers those to their clients, and country managers those to companies in their countries.
         */
        get: operations["listOffers"];
        put?: never;
        /** Create an offer for companies */
        post: operations["makeOffers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview an offer
         * @description Returns each company's price without the offer. Users who can see margins also get the offer's margin.
         */
        post: operations["previewOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Return an offer */
        get: operations["getOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{id}/transitions/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept, decline or withdraw an offer
         * @description Accepted packs go into the company's basket at the offer's price. If only a part is accepted, the rest stays open. Declining and withdrawing need a reason.
         */
        post: operations["transitionOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders
         * @description Clients see their company's orders, managers those of their clients, and country managers those of their countries.
         */
        get: operations["listOrders"];
        put?: never;
        /**
         * Create an order from the basket
         * @description The order is Initial. The basket keeps its expiry until the user who placed the order confirms it.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Return an order */
        get: operations["getOrder"];
        /**
         * Change an order
         * @description Replaces the order's fields and keeps its lines. A field that cannot change in this status is refused with `locked`.
         */
        put: operations["updateOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/transitions/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move an order to another status
         * @description A step to `ordered` continues automatically, to `pending` if a truck needs the manager's approval, else to `received`; the basket is emptied. Confirming creates the deal; canceling cancels it.
         */
        post: operations["transitionOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/change/answer/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept or decline a proposed change of an order
         * @description Accepting changes the order and its deal as proposed; declining withdraws the proposal. The sale manager is notified. Fails with `not_allowed_now` if this change is not proposed any more, and with the need `seller_approval` if the sale manager has to approve it first, who is notified then too.
         */
        post: operations["answerOrderChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/reorder/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Order again: add the lines of an order to the basket */
        post: operations["reorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/thread/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Return the progress of an order */
        get: operations["getOrderThread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/invoices/{invoice_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                invoice_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /** Download an invoice or credit note of the order as a PDF */
        get: operations["downloadOrderInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/photos/{attachment_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                attachment_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /** Return a photo of the order's loading */
        get: operations["downloadOrderPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wood_prices/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the prices that wood was sold and bought for
         * @description Lines of agreed deals and supplies. Purchase managers, global managers and admins see both; sale managers see sold lines only.
         */
        get: operations["listTradedLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wood_prices/totals/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return the totals of a list of traded lines
         * @description Totals of all lines that `listTradedLines` finds with the same filters, separate for sold and bought wood.
         */
        get: operations["sumTradedLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wood_prices/context/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return past and listed prices for a line
         * @description Prices of the same product, else of the same species and section, and the stock and incoming volume. Purchase prices and sawmills are absent for sale managers, deals' planned prices for cargo managers. A sale manager may not ask for a bought line, nor a cargo manager for a sold one.
         */
        post: operations["getPriceContext"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exchange_rates/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List daily exchange rates */
        get: operations["listExchangeRates"];
        put?: never;
        /**
         * Enter daily exchange rates
         * @description Replaces rates of the same day and currency. All or nothing. Errors are `wrong_format` for a day that does not exist, `future_day` for a day after today, `rate_of_euro` for the euro, and `duplicate` for a second rate of a day and currency.
         */
        post: operations["importExchangeRates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboards/deal/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return the dashboard of deals: open work and stages
         * @description Sale managers see their own deals; cargo managers see confirmed deals and later statuses. The period does not filter this list.
         */
        get: operations["getDealDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboards/supply/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return the dashboard of supplies: open work and stages
         * @description The period does not filter these.
         */
        get: operations["getSupplyDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboards/cargo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return the dashboard of cargo: open work and stages
         * @description The period does not filter these.
         */
        get: operations["getCargoDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboards/deal/figures/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return the key figures of deals
         * @description Current figures have no period; the others are compared with the previous period. Margins are included for users who may see them.
         */
        get: operations["getDealFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboards/supply/figures/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return the key figures of supplies
         * @description Current figures have no period; the others are compared with the previous period.
         */
        get: operations["getSupplyFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboards/cargo/figures/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return the key figures of cargo
         * @description Current figures have no period; the others are compared with the previous period.
         */
        get: operations["getCargoFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboards/deal/charts/{chart}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return a chart of deals
         * @description Each point counts the records of its list. A filter by wood limits volumes and amounts to the matching lines. Margin charts are missing for users who may not see margins.
         */
        get: operations["getDealChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboards/supply/charts/{chart}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return a chart of supplies
         * @description Each point counts the records of its list. A filter by wood limits volumes and amounts to the matching lines.
         */
        get: operations["getSupplyChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboards/cargo/charts/{chart}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return a chart of cargo
         * @description Each point counts the records of its list. A filter by wood limits volumes and amounts to the matching lines.
         */
        get: operations["getCargoChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search all records by number, name or words
         * @description Searches records that the user may open. Deals, supplies and cargo match as in their lists; reports match by number and by their supply or container; deals and supplies also match by the number of a container, seal or bill of lading with their wood; clients and mills match by names and contacts. Returns the newest five of each kind.
         */
        get: operations["searchEverything"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records/{kind}/{id}/comments/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kind of record. The backend decides per kind which roles may read comments, files and history, comment and attach files. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** List the comments of a record, newest first */
        get: operations["listComments"];
        put?: never;
        /** Comment on a record */
        post: operations["createComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records/{kind}/{id}/readers/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kind of record. The backend decides per kind which roles may read comments, files and history, comment and attach files. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the people who can be mentioned in a comment
         * @description Users who may read the record and its comments, without the caller, sorted by name, eight at most. Clients get users of their own company and the manager who serves it. A comment that contains `@` and a name notifies that user.
         */
        get: operations["listCommentReaders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records/{kind}/{id}/numbers/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kind of record. The backend decides per kind which roles may read comments, files and history, comment and attach files. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the numbers of packs and documents that a comment can quote
         * @description Packs and documents that share wood with the record first, then others that the user may open, eight at most. A comment that contains `#` and the number of a pack is in the history of that pack. Packs of other records need a number of four characters or more, without spaces, that no other pack has.
         */
        get: operations["listQuotableNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records/{kind}/{id}/override_requests/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kind of record. The backend decides per kind which roles may read comments, files and history, comment and attach files. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List override requests, newest first
         * @description Deals, supplies, cargo and orders have them; the newest twenty.
         */
        get: operations["listOverrideRequests"];
        put?: never;
        /**
         * Request an override of a blocked step
         * @description For users whose step has `can_request_override`. Global managers and admins are notified with a link to the document; they take the step with an override, or decline. The answer notifies the requester. A document has at most one open request.
         */
        post: operations["createOverrideRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records/{kind}/{id}/override_requests/{request_id}/decline/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kind of record. The backend decides per kind which roles may read comments, files and history, comment and attach files. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
                request_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline an override request */
        post: operations["declineOverrideRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records/{kind}/{id}/activity/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kind of record. The backend decides per kind which roles may read comments, files and history, comment and attach files. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the history of a record, newest first
         * @description Cost changes are left out for users who may not see costs; their `total` is null, because the number of entries left out is only known while reading.
         */
        get: operations["listActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records/{kind}/{id}/attachments/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kind of record. The backend decides per kind which roles may read comments, files and history, comment and attach files. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the attachments of a record
         * @description A record has 100 at most, so they come as one page.
         */
        get: operations["listAttachments"];
        put?: never;
        /**
         * Attach a file to a record
         * @description A record that has 100 takes no other, `too_many` at `/file`, until one is removed. A photo that was cut off on its way is refused, `incomplete_file`, and so is a file name of more than 255 characters, `too_long` at `/file`.
         */
        post: operations["uploadAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records/{kind}/{id}/attachments/{attachment_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kind of record. The backend decides per kind which roles may read comments, files and history, comment and attach files. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
                attachment_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /**
         * Download an attachment
         * @description Always as a download (`Content-Disposition`), never to run in the page.
         */
        get: operations["downloadAttachment"];
        put?: never;
        post?: never;
        /**
         * Remove an attachment
         * @description Photos of a report can be removed only while it is a draft.
         */
        delete: operations["removeAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records/{kind}/{id}/papers/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kind of record. The backend decides per kind which roles may read comments, files and history, comment and attach files. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the papers of a record
         * @description The papers that the user can read now, then those that were sent, newest first. Of several revisions, the valid one is first, then the others, newest first.
         */
        get: operations["listPapers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records/{kind}/{id}/papers/{paper}/": {
        parameters: {
            query?: {
                /** @description The valid one by default. */
                revision?: number;
                /** @description The client that receives it; the first one by default. */
                client_id?: components["schemas"]["Uuid"];
                /** @description The paper as it was sent, from the list of papers. Papers with revisions keep each revision instead. */
                sent_id?: components["schemas"]["Uuid"];
            };
            header?: never;
            path: {
                /** @description Kind of record. The backend decides per kind which roles may read comments, files and history, comment and attach files. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
                paper: components["schemas"]["PaperName"];
            };
            cookie?: never;
        };
        /** Return the content of a paper */
        get: operations["getPaper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records/{kind}/{id}/papers/{paper}/pdf/": {
        parameters: {
            query?: {
                /** @description The valid one by default. */
                revision?: number;
                /** @description The client that receives it; the first one by default. */
                client_id?: components["schemas"]["Uuid"];
                /** @description The paper as it was sent, from the list of papers. Papers with revisions keep each revision instead. */
                sent_id?: components["schemas"]["Uuid"];
            };
            header?: never;
            path: {
                /** @description Kind of record. The backend decides per kind which roles may read comments, files and history, comment and attach files. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
                paper: components["schemas"]["PaperName"];
            };
            cookie?: never;
        };
        /** Download a paper as a PDF */
        get: operations["getPaperPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records/{kind}/{id}/papers/{paper}/mail/": {
        parameters: {
            query?: {
                /** @description The valid one by default. */
                revision?: number;
                /** @description The client that receives it; the first one by default. */
                client_id?: components["schemas"]["Uuid"];
                /** @description The paper as it was sent, from the list of papers. Papers with revisions keep each revision instead. */
                sent_id?: components["schemas"]["Uuid"];
            };
            header?: never;
            path: {
                /** @description Kind of record. The backend decides per kind which roles may read comments, files and history, comment and attach files. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
                paper: components["schemas"]["PaperName"];
            };
            cookie?: never;
        };
        /**
         * Suggest the email that sends a paper
         * @description For users who may work on the record. A paper that is not valid cannot be sent, except an issued revision, which says at its top that it is no longer valid.
         */
        get: operations["getPaperMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records/{kind}/{id}/papers/{paper}/send/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kind of record. The backend decides per kind which roles may read comments, files and history, comment and attach files. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
                paper: components["schemas"]["PaperName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a paper by email
         * @description One email to all recipients, with the paper as a PDF. Replies go to the sender. The history of the record gets an entry. If the email cannot be sent within two days, the sender is notified. A paper that changed since the sender opened it is not sent.
         */
        post: operations["sendPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Status of a lot, which is one pack. `reserved` by a basket, `sold` by an order, `blocked` by staff, and `gone` if it was missing when counted.
         * @enum {string}
         */
        LotStatus: "available" | "reserved" | "sold" | "blocked" | "gone";
        /**
         * @description Status of a product. An archived product can no longer be bought or sold; documents keep it.
         * @enum {string}
         */
        ProductStatus: "active" | "archived";
        /**
         * @description Kind of record. Every kind has comments, files and a history; documents also have a number and steps.
         * @enum {string}
         */
        RecordKind: "client" | "deal" | "sawmill" | "supply" | "cargo" | "supply_report" | "cargo_report" | "order" | "company" | "person" | "product";
        /** @enum {string} */
        SettingsField: "name" | "address" | "country" | "company_code" | "vat_code" | "eori" | "phone" | "email" | "website" | "bank_accounts" | "certificates" | "invoice_prefix" | "reverse_charge_law" | "keep_logins_days" | "keep_sessions_days" | "keep_mails_days" | "keep_notifications_days" | "keep_history_days" | "paper_texts";
        Health: {
            /** @enum {string} */
            status: "ok";
        };
        /** @enum {string} */
        ProblemCode: "validation" | "malformed" | "unauthenticated" | "forbidden" | "cross_site" | "not_found" | "stale" | "version_required" | "not_allowed_now" | "paper_not_valid" | "paper_changed" | "company_blocked" | "needs_missing" | "idempotency_key_reused" | "too_many_attempts" | "busy" | "unavailable" | "too_large" | "unsupported_file" | "internal";
        /** @enum {string} */
        FieldErrorCode: "required" | "wrong_format" | "unknown_value" | "too_short" | "too_long" | "too_small" | "too_large" | "sum_too_large" | "too_many" | "unexpected" | "bad_credentials" | "account_blocked" | "wrong_password" | "link_expired" | "not_a_manager" | "not_found" | "no_cents" | "not_a_sale_manager" | "not_a_purchase_manager" | "not_approved" | "duplicate" | "locked" | "week_order" | "week_over" | "week_too_far" | "product_or_specification" | "dimensions_incomplete" | "length_or_lengths" | "length_order" | "counts_differ" | "lengths_not_of_product" | "cannot_convert" | "not_whole" | "net_days_required" | "percent_sum" | "reason_required" | "vat_country" | "vat_format" | "not_free" | "over_tolerance" | "other_wood" | "closed_document" | "below_loaded" | "whole_packs" | "least_packs" | "packs_in_cargo" | "most_packs" | "not_in_order" | "invoiced" | "in_stock" | "changed_since" | "outdated" | "allocated" | "check_digit" | "in_open_cargo" | "over_payload" | "over_capacity" | "over_gross" | "not_ready" | "not_allocated" | "not_reserved" | "loaded_already" | "pack_rejected" | "pack_opened" | "pack_in_stock" | "packs_differ" | "pieces_missing" | "pieces_extra" | "tally_differs" | "other_line" | "not_inspected" | "day_order" | "future_day" | "past_day" | "day_too_late" | "rate_of_euro" | "incomplete_file" | "too_many_pixels" | "too_few_pixels" | "unreadable_image" | "day_too_early" | "time_order" | "not_a_container" | "no_tariff" | "overlap" | "not_yours" | "open_work" | "other_role" | "last_admin" | "demo_person" | "reserved" | "in_use" | "archived" | "same_name" | "same_specification" | "iban_country" | "iban_length" | "iban_check_digits" | "unknown_placeholder";
        FieldError: {
            /** @description JSON Pointer (RFC 6901) into the request's body, or `?name` for a search parameter. */
            pointer: string;
            code: components["schemas"]["FieldErrorCode"];
            /** @description Parameters of the message of the code. */
            params?: {
                /** @description Smallest value, with `too_short`, `too_small` and `too_few_pixels`. */
                min?: number;
                /** @description Largest value, with `too_long`, `too_many`, `too_large`, as a week with `week_too_far`, the number of days from today with `day_too_late`, and the exact length with `iban_length`. */
                max?: number;
                /** @description With `pieces_missing` and `pieces_extra`, these pieces as a tally, such as `3.9 (2) 4.2 (1)`; with `tally_differs`, those of the list. */
                pieces?: string;
                /** @description With `cannot_convert`, the value that the specification does not have. */
                why?: string;
                /** @description With `vat_country`, the prefix of the country's codes. */
                prefix?: string;
                /** @description With `duplicate`, the record with this value; with `same_name` and `same_specification`, the product; with `unknown_placeholder`, the placeholder; with `iban_country` and `iban_length`, the country code. */
                name?: string;
                /** @description With `not_free`, the remaining amount of the supply line in m3; with `over_tolerance`, the remaining amount of the deal line. */
                free?: string;
                /** @description With `below_loaded`, the amount in cargo; with `in_stock`, the amount in the yard; with `invoiced` of a quantity, the smallest that leaves wood for the rest of the discount; in m3. With `least_packs` and `packs_in_cargo`, the smallest quantity in the unit of the line. */
                least?: string;
                /** @description With `whole_packs`, the next smaller quantity of whole packs in the unit of the line. */
                below?: string;
                /** @description With `whole_packs`, the next larger quantity of whole packs in the unit of the line. */
                above?: string;
                /** @description With `changed_since`, the current amount in m3. */
                now?: string;
                /** @description With `percent_sum`, the sum of the percentages, which should be 100; with `counts_differ`, the sum of the counts. */
                sum?: number;
                /** @description With `over_payload` and `over_gross`, the excess in kg; with `over_capacity`, in m3. */
                over?: string;
                /** @description With these codes, the largest value; with `not_ready`, the amount in m3 that may still be loaded; with `most_packs`, the largest quantity in the unit of the line. */
                most?: string;
                /** @description With `check_digit`, the correct digit. */
                digit?: string;
                /** @description With `no_cents`: the currency. */
                currency?: string;
                /** @description With `too_large`, of an offer's packs: the stock location where `max` packs are free. */
                location?: string;
                /** @description With `in_open_cargo`, the number of the cargo that has the container; with `invoiced`, those of the invoices. */
                number?: string;
                /** @description With `overlap`, the period of the conflicting price. */
                other?: string;
                /** @description With `vat_country` and `vat_format`, an example in the country's format; with `unknown_placeholder`, the known placeholders. */
                example?: string;
            };
        };
        /** @description A missing requirement of a step. Each kind of document has its own codes, such as `DealNeed`. */
        Need: {
            code: string;
            /** @description JSON Pointer to the field to fill in, if any. */
            pointer?: string;
            /**
             * @description Present if the user may override it, with a reason.
             * @constant
             */
            can_override?: true;
            /** @description Parameters of the message of the code. */
            params?: {
                [key: string]: string;
            };
        };
        /** @description Grows by one with each change; the ETag is this number in quotes. */
        Version: number;
        /** Format: uuid */
        Uuid: string;
        /**
         * @description - `database`: it does not answer.
         *     - `migrations`: its schema is of another version.
         *     - `due_work`: work that was due ten minutes ago has not started.
         * @enum {string}
         */
        ServerPart: "database" | "migrations" | "due_work";
        /** @description RFC 9457. */
        Problem: {
            type: string;
            /** @description A short sentence in the language of the call. */
            title: string;
            status: number;
            detail?: string;
            code: components["schemas"]["ProblemCode"];
            errors?: components["schemas"]["FieldError"][];
            /** @description With `needs_missing`, the missing requirements of the step. */
            missing?: components["schemas"]["Need"][];
            current_version?: components["schemas"]["Version"];
            /** @description With `idempotency_key_reused`, the record that the first call saved, if any. */
            record_id?: components["schemas"]["Uuid"];
            /** @description Of `getReadiness`, the parts that are not ready. */
            unready?: components["schemas"]["ServerPart"][];
            /** @description The `X-Request-Id` of the response, by which an operator finds the call in the log. */
            request_id?: string;
        };
        Credentials: {
            /** Format: email */
            email: string;
            password: string;
        };
        /** @enum {string} */
        Role: "sale_manager" | "purchase_manager" | "cargo_manager" | "purchase_agent" | "global_manager" | "admin" | "client" | "manager" | "country_manager";
        /**
         * @description Language of the application, and of emails to the person.
         * @enum {string}
         */
        Language: "en" | "fr" | "lt" | "es";
        Me: {
            id: components["schemas"]["Uuid"];
            name: string;
            email: string;
            role: components["schemas"]["Role"];
            /** @description Language of the person's emails, and of the application unless the browser has another. */
            language: components["schemas"]["Language"];
            is_terms_agreed: boolean;
            /** @description Key that encrypts the person's unsaved input on their devices: 32 bytes in hex. Clients keep it in memory, so that the input cannot be read after a logout. It never changes, so the input can be read again after the next login. */
            draft_key: string;
        };
        DemoPerson: {
            name: string;
            email: string;
            role: components["schemas"]["Role"];
            /** @description Password of the demo person. Real installations have no demo people. */
            password: string;
        };
        /** @description The record that a notification is about, an offer, or the basket of the reader’s company. */
        NotificationLink: {
            /** @enum {string} */
            kind: "client" | "deal" | "sawmill" | "supply" | "cargo" | "supply_report" | "cargo_report" | "order" | "company" | "person" | "product" | "offer" | "basket";
            id: components["schemas"]["Uuid"];
        };
        NotificationLinkOrNull: components["schemas"]["NotificationLink"] | null;
        Notification: {
            uuid: components["schemas"]["Uuid"];
            /** @description The message, in the language of the call. */
            message: string;
            /** @description UTC, day/month/year hour:minute:second: dd/mm/yyyy hh:mm:ss. */
            created_at: string;
            is_read: boolean;
            /** @description True if it reports a delay. Absent otherwise. */
            is_late?: boolean;
            record: components["schemas"]["NotificationLinkOrNull"];
        };
        /** Format: email */
        Email: string;
        EmailOnly: {
            email: components["schemas"]["Email"];
        };
        NewPassword: string;
        PasswordByLink: {
            token: string;
            password: components["schemas"]["NewPassword"];
        };
        PasswordLink: {
            token: string;
        };
        LinkHolder: {
            language: components["schemas"]["Language"];
        };
        CompanyName: string;
        /**
         * @description ISO 3166-1 alpha-2 code. `x-codes` lists all officially assigned codes, from the ISO Online Browsing Platform (https://www.iso.org/obp/ui/#search/code/). Writing any other code is an `unknown_value`. Not an enum, because the address rules are part of the first load and would include it.
         * @example LT
         */
        Country: string;
        /** @description Judged by the company's country, as a client's is. */
        VatCode: string | null;
        NamePart: string;
        Phone: string | null;
        /** @description A company and the person who will order for it. */
        SignUp: {
            company_name: components["schemas"]["CompanyName"];
            country: components["schemas"]["Country"];
            company_code: string | null;
            vat_code: components["schemas"]["VatCode"];
            address: string | null;
            first_name: components["schemas"]["NamePart"];
            last_name: components["schemas"]["NamePart"];
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            language: components["schemas"]["Language"];
        };
        MailAddress: {
            /** @description Empty if unknown. */
            name: string;
            /** Format: email */
            email: string;
        };
        /**
         * Format: date-time
         * @description UTC, ISO 8601.
         */
        Timestamp: string;
        DemoMail: {
            id: components["schemas"]["Uuid"];
            to: components["schemas"]["MailAddress"][];
            subject: string;
            /** @description Without its link. */
            text: string;
            /** @description A path of the application. */
            link: string | null;
            /** @description Name of the attached PDF; null without one. */
            file_name: string | null;
            created_at: components["schemas"]["Timestamp"];
        };
        DemoMailList: {
            /** @description True if there are older emails than these. */
            has_more: boolean;
            items: components["schemas"]["DemoMail"][];
        };
        CompanyRef: {
            id: components["schemas"]["Uuid"];
            name: string;
        };
        CompanyContact: {
            name: string;
            email: string;
            phone: string | null;
        };
        CountryOrNull: components["schemas"]["Country"] | null;
        OwnProfileFields: {
            first_name: components["schemas"]["NamePart"];
            last_name: components["schemas"]["NamePart"];
            phone: components["schemas"]["Phone"];
            country: components["schemas"]["CountryOrNull"];
            language: components["schemas"]["Language"];
        };
        OwnProfile: {
            id: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
            email: string;
            role: components["schemas"]["Role"];
            /** @description The company that a client orders for. */
            company: components["schemas"]["CompanyRef"] | null;
            /** @description Countries whose companies a country manager serves. */
            countries: components["schemas"]["Country"][];
            /** @description The person who serves a client's company; null for staff. */
            contact: components["schemas"]["CompanyContact"] | null;
        } & components["schemas"]["OwnProfileFields"];
        OwnProfileWrite: {
            first_name: components["schemas"]["NamePart"];
            last_name: components["schemas"]["NamePart"];
            phone: components["schemas"]["Phone"];
            country: components["schemas"]["CountryOrNull"];
            language: components["schemas"]["Language"];
        };
        PasswordChange: {
            current_password: string;
            password: components["schemas"]["NewPassword"];
        };
        /** @description A browser with an active session. */
        OwnSession: {
            id: components["schemas"]["Uuid"];
            began_at: components["schemas"]["Timestamp"];
            /** @description When it was last refreshed, to a quarter of an hour. */
            seen_at: components["schemas"]["Timestamp"];
            /** @description Network address of the login; null if unknown. */
            address: string | null;
            /** @description Name of the browser; null if unknown. */
            browser: string | null;
            system: string | null;
            is_current: boolean;
        };
        OwnSessionList: {
            items: components["schemas"]["OwnSession"][];
        };
        PersonRef: {
            id: components["schemas"]["Uuid"];
            name: string;
        };
        PersonRefOrNull: components["schemas"]["PersonRef"] | null;
        /**
         * @description Result of an attempt to log in. `blocked`: the right password of a deactivated person or of a blocked company. `slowed_down`: not checked, after too many wrong passwords.
         * @enum {string}
         */
        LoginOutcome: "succeeded" | "wrong_password" | "blocked" | "slowed_down";
        /** @description Attempts to log in. Repeated ones of an account from one address with the same outcome within an hour are one record. */
        LoginRecord: {
            id: components["schemas"]["Uuid"];
            /** @description The last attempt. */
            at: components["schemas"]["Timestamp"];
            first_at: components["schemas"]["Timestamp"];
            /** @description Number of attempts, 1000 at most. */
            count: number;
            /** @description Null if no account has the email. */
            person: components["schemas"]["PersonRefOrNull"];
            /**
             * @description First letter and domain of the last unknown email; null for a person.
             * @example o…@mill.example
             */
            email_hint: string | null;
            /** @description Network address; null for attempts from too many addresses to list. */
            address: string | null;
            browser: string | null;
            system: string | null;
            outcome: components["schemas"]["LoginOutcome"];
        };
        /** @description Pass it as `cursor` to get what follows; null at the end. */
        Cursor: string | null;
        /** @description Total number of matches; only in the first page. */
        Total: number | null;
        LoginList: {
            items: components["schemas"]["LoginRecord"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        Seller: {
            name: string;
            email: string | null;
            /** @description On several lines. */
            address: string | null;
        };
        TimestampOrNull: components["schemas"]["Timestamp"] | null;
        Logo: {
            /** @description Name of the file. */
            name: string;
            /** @enum {string} */
            media_type: "image/png" | "image/jpeg";
            /** @description Bytes. */
            size: number;
            /** @description SHA-256 of the image in hex; another logo has another. */
            sha256: string;
        };
        DefaultMail: {
            mail_subject: string;
            mail_body: string;
        };
        DefaultMailByLanguage: {
            en: components["schemas"]["DefaultMail"];
            fr: components["schemas"]["DefaultMail"];
            lt: components["schemas"]["DefaultMail"];
            es: components["schemas"]["DefaultMail"];
        };
        /** @description Subject and body that apply to each paper until they are changed. */
        DefaultMails: {
            order_confirmation: components["schemas"]["DefaultMailByLanguage"];
            supply_order: components["schemas"]["DefaultMailByLanguage"];
            quotation: components["schemas"]["DefaultMailByLanguage"];
            proforma_invoice: components["schemas"]["DefaultMailByLanguage"];
            invoice: components["schemas"]["DefaultMailByLanguage"];
            credit_note: components["schemas"]["DefaultMailByLanguage"];
            packing_list: components["schemas"]["DefaultMailByLanguage"];
            loading_instruction: components["schemas"]["DefaultMailByLanguage"];
            cmr: components["schemas"]["DefaultMailByLanguage"];
            shipping_instruction: components["schemas"]["DefaultMailByLanguage"];
            vgm_declaration: components["schemas"]["DefaultMailByLanguage"];
            cargo_report: components["schemas"]["DefaultMailByLanguage"];
            supply_report: components["schemas"]["DefaultMailByLanguage"];
        };
        /**
         * @description ISO 4217.
         * @enum {string}
         */
        Currency: "EUR" | "USD" | "GBP" | "SEK" | "NOK" | "DKK" | "PLN" | "CHF" | "CNY" | "JPY";
        BankAccount: {
            /** @description Papers in this currency name the account. A currency has one account at most. */
            currency: components["schemas"]["Currency"];
            bank: string;
            /**
             * @description Stored as capital letters and digits only. Its length and check digits are those of its country (ISO 13616).
             * @example LT121000011101001000
             */
            iban: string;
            /**
             * @description Stored as capital letters and digits only, 8 or 11 of them (ISO 9362).
             * @example JURBLT22
             */
            bic: string;
        };
        /** @description Chain-of-custody certificate of our company, printed with the claims on its papers. A scheme has one at most. */
        HouseCertificate: {
            /** @enum {string} */
            scheme: "fsc" | "pefc";
            /** @example XXX-COC-123456 */
            code: string;
        };
        StandardText: string | null;
        /** @description One line. */
        MailSubject: string | null;
        /** @description Texts of a paper in one language. Null for no terms, and for the default subject and body. Subject and body may contain `{{number}}` of the document, `{{company}}` of the letterhead, `{{contact}}` at the partner and `{{sender}}`, the user who sends it. */
        PaperText: {
            terms: components["schemas"]["StandardText"];
            mail_subject: components["schemas"]["MailSubject"];
            mail_body: components["schemas"]["StandardText"];
        };
        PaperTextsByLanguage: {
            en: components["schemas"]["PaperText"];
            fr: components["schemas"]["PaperText"];
            lt: components["schemas"]["PaperText"];
            es: components["schemas"]["PaperText"];
        };
        PaperTexts: {
            order_confirmation: components["schemas"]["PaperTextsByLanguage"];
            supply_order: components["schemas"]["PaperTextsByLanguage"];
            quotation: components["schemas"]["PaperTextsByLanguage"];
            proforma_invoice: components["schemas"]["PaperTextsByLanguage"];
            invoice: components["schemas"]["PaperTextsByLanguage"];
            credit_note: components["schemas"]["PaperTextsByLanguage"];
            packing_list: components["schemas"]["PaperTextsByLanguage"];
            loading_instruction: components["schemas"]["PaperTextsByLanguage"];
            cmr: components["schemas"]["PaperTextsByLanguage"];
            shipping_instruction: components["schemas"]["PaperTextsByLanguage"];
            vgm_declaration: components["schemas"]["PaperTextsByLanguage"];
            cargo_report: components["schemas"]["PaperTextsByLanguage"];
            supply_report: components["schemas"]["PaperTextsByLanguage"];
        };
        SettingsFields: {
            name: components["schemas"]["CompanyName"];
            /** @description In lines, without the country. */
            address: string | null;
            country: components["schemas"]["Country"];
            company_code: string | null;
            vat_code: components["schemas"]["VatCode"];
            /**
             * @description EORI number for customs, stored as capital letters and digits only.
             * @example LT305412876
             */
            eori: string | null;
            phone: components["schemas"]["Phone"];
            /** Format: email */
            email: string | null;
            website: string | null;
            bank_accounts: components["schemas"]["BankAccount"][];
            certificates: components["schemas"]["HouseCertificate"][];
            /** @description Printed before the number of an invoice. */
            invoice_prefix: string | null;
            /**
             * @description National law by which a business in our own country accounts for the VAT of the wood it buys, printed on its invoices. Null if the seller charges that VAT.
             * @example Law on Value Added Tax, Article 1
             */
            reverse_charge_law: string | null;
            /** @description Records of attempts to log in. Days until they are deleted. */
            keep_logins_days: number;
            /** @description Sessions, after they expired. Days until they are deleted. */
            keep_sessions_days: number;
            /** @description Emails that were sent or given up. Days until they are deleted. */
            keep_mails_days: number;
            /** @description Notifications. Days until they are deleted. */
            keep_notifications_days: number;
            /** @description History of people, clients, sawmills, companies, products and settings. Documents keep theirs. Days until they are deleted. */
            keep_history_days: number;
            paper_texts: components["schemas"]["PaperTexts"];
        };
        Settings: {
            version: components["schemas"]["Version"];
            /** @description Null until the first change. */
            updated_at: components["schemas"]["TimestampOrNull"];
            updated_by: components["schemas"]["PersonRefOrNull"];
            /** @description Changed by itself, so that the version stays the same. */
            logo: components["schemas"]["Logo"] | null;
            default_mails: components["schemas"]["DefaultMails"];
        } & components["schemas"]["SettingsFields"];
        SettingsWrite: {
            name: components["schemas"]["CompanyName"];
            /** @description In lines, without the country. */
            address: string | null;
            country: components["schemas"]["Country"];
            company_code: string | null;
            vat_code: components["schemas"]["VatCode"];
            /**
             * @description EORI number for customs, stored as capital letters and digits only.
             * @example LT305412876
             */
            eori: string | null;
            phone: components["schemas"]["Phone"];
            /** Format: email */
            email: string | null;
            website: string | null;
            bank_accounts: components["schemas"]["BankAccount"][];
            certificates: components["schemas"]["HouseCertificate"][];
            /** @description Printed before the number of an invoice. */
            invoice_prefix: string | null;
            /**
             * @description National law by which a business in our own country accounts for the VAT of the wood it buys, printed on its invoices. Null if the seller charges that VAT.
             * @example Law on Value Added Tax, Article 1
             */
            reverse_charge_law: string | null;
            /** @description Records of attempts to log in. Days until they are deleted. */
            keep_logins_days: number;
            /** @description Sessions, after they expired. Days until they are deleted. */
            keep_sessions_days: number;
            /** @description Emails that were sent or given up. Days until they are deleted. */
            keep_mails_days: number;
            /** @description Notifications. Days until they are deleted. */
            keep_notifications_days: number;
            /** @description History of people, clients, sawmills, companies, products and settings. Documents keep theirs. Days until they are deleted. */
            keep_history_days: number;
            paper_texts: components["schemas"]["PaperTexts"];
        };
        LogoUpload: {
            /**
             * Format: binary
             * @description A PNG or JPEG image, 300 kB at most.
             */
            file: string;
        };
        /** @enum {string} */
        ActivityKind: "created" | "changed" | "transition" | "overridden" | "attachment_added" | "attachment_removed" | "sessions_ended" | "link_sent" | "unlocked" | "erased" | "revised" | "revision_opened" | "revision_sent" | "revision_withdrawn" | "revision_answered" | "revision_accepted" | "revision_declined" | "paper_sent" | "quotation_issued" | "quotation_answered" | "invoice_issued" | "invoice_credited";
        FieldChange: {
            /** @description The field's name in the contract, such as `delivery_week_from` or, within a line, `price`; `line` if a line was added or removed. */
            field: string;
            /** @description Position of the line, counted from one; null for the document's own fields. */
            line: number | null;
            /** @description The value as data, independent of the reader's language; a tally as `3.9 (40) 4.2 (60)`, lengths in metres. */
            from: string | null;
            to: string | null;
        };
        /** @description The document that was copied. */
        CopySource: {
            id: components["schemas"]["Uuid"];
            number: string;
        };
        ActivityEntry: {
            id: components["schemas"]["Uuid"];
            at: components["schemas"]["Timestamp"];
            /** @description Null for an automatic change. */
            by: components["schemas"]["PersonRefOrNull"];
            kind: components["schemas"]["ActivityKind"];
            changes: components["schemas"]["FieldChange"][];
            reason: string | null;
            /** @description The document that a created one was copied from. Absent for others. */
            copied_from?: components["schemas"]["CopySource"];
        };
        ActivityList: {
            items: components["schemas"]["ActivityEntry"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        /**
         * @description The search text of a list, as typed.
         * @example spruce 47x100
         */
        SearchText: string;
        /**
         * @description A company can order once it is `verified`; `pending` awaits verification. Users of a company that is not `verified` cannot log in.
         * @enum {string}
         */
        CompanyStatus: "pending" | "verified" | "blocked";
        /** @enum {string} */
        CompanySize: "small" | "medium" | "large";
        /** @enum {string} */
        PaymentBase: "invoice" | "departure" | "delivery";
        /** @description A share of an amount with a due date of its own. */
        PaymentPart: {
            percent: number;
            /** @enum {string} */
            kind: "prepayment" | "cash_against_documents" | "letter_of_credit" | "net_days";
            /** @description Days after the base; only for `net_days`. */
            net_days: number | null;
            /** @description First day of the days; only for `net_days`. */
            base: components["schemas"]["PaymentBase"] | null;
        };
        PaymentTerms: {
            /** @enum {string} */
            kind: "prepayment" | "cash_against_documents" | "letter_of_credit" | "net_days" | "parts";
            /** @description Days after the invoice; only for `net_days`. */
            net_days: number | null;
            /** @description Only for `parts`. Shares of the amount, in the order in which they are paid. Their percentages add up to 100. */
            parts?: components["schemas"]["PaymentPart"][];
        };
        /**
         * @description m3 with three places.
         * @example 40.500
         */
        Volume: string;
        CompanySummary: {
            id: components["schemas"]["Uuid"];
            name: string;
            country: components["schemas"]["Country"];
            status: components["schemas"]["CompanyStatus"];
            size: components["schemas"]["CompanySize"];
            manager: components["schemas"]["PersonRefOrNull"];
            payment_terms: components["schemas"]["PaymentTerms"];
            basket_hours: number;
            sees_full_amounts: boolean;
            country_prices: boolean;
            sold_3_months_m3: components["schemas"]["Volume"];
            updated_at: components["schemas"]["Timestamp"];
        };
        CompanyList: {
            items: components["schemas"]["CompanySummary"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        UuidOrNull: components["schemas"]["Uuid"] | null;
        /** @description The wood that the company can reserve at a time, in per cent of a truck (24,000 kg or 90 m3). Set by admins only. */
        ReservationPercent: number;
        CompanyWrite: {
            name: components["schemas"]["CompanyName"];
            country: components["schemas"]["Country"];
            company_code: string | null;
            vat_code: components["schemas"]["VatCode"];
            address: string | null;
            size: components["schemas"]["CompanySize"];
            /** @description The manager who serves it. */
            manager_id: components["schemas"]["UuidOrNull"];
            payment_terms: components["schemas"]["PaymentTerms"];
            /** @description Hours for which a basket keeps its packs. */
            basket_hours: number;
            reservation_percent: components["schemas"]["ReservationPercent"];
            /** @description Without it an amount above 5 packs is shown as "> 5". */
            sees_full_amounts: boolean;
            /** @description True if the prices of its country apply. */
            country_prices: boolean;
            /** @description The client that it is in the staff's documents. */
            client_id: components["schemas"]["UuidOrNull"];
        };
        /**
         * @description An action on a record other than changing fields (`editable_fields`) and steps (`transitions`). `pay` records and removes payments of a deal; `revise` opens a revision of it, `quote` issues a quotation.
         * @enum {string}
         */
        RecordAction: "comment" | "attach" | "pay" | "revise" | "quote";
        RecordHead: {
            id: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Timestamp"];
            /** @description Null if it was not recorded. */
            created_by: components["schemas"]["PersonRefOrNull"];
            updated_at: components["schemas"]["Timestamp"];
            /** @description Null if it was not recorded. */
            updated_by: components["schemas"]["PersonRefOrNull"];
            /** @description Actions that the user can take now. */
            allowed_actions: components["schemas"]["RecordAction"][];
        };
        CompanyFields: {
            name: components["schemas"]["CompanyName"];
            country: components["schemas"]["Country"];
            company_code: string | null;
            vat_code: components["schemas"]["VatCode"];
            address: string | null;
            size: components["schemas"]["CompanySize"];
            /** @description The manager who serves it. */
            manager_id: components["schemas"]["UuidOrNull"];
            payment_terms: components["schemas"]["PaymentTerms"];
            /** @description Hours for which a basket keeps its packs. */
            basket_hours: number;
            reservation_percent: components["schemas"]["ReservationPercent"];
            /** @description Without it an amount above 5 packs is shown as "> 5". */
            sees_full_amounts: boolean;
            /** @description True if the prices of its country apply. */
            country_prices: boolean;
            /** @description The client that it is in the staff's documents. */
            client_id: components["schemas"]["UuidOrNull"];
        };
        /** @description A block of a company. Its client's deals and its own orders cannot be confirmed, and it cannot order. */
        CompanyBlock: {
            /**
             * @description The blocked record, company or client.
             * @enum {string}
             */
            by: "company" | "client";
            at: components["schemas"]["TimestampOrNull"];
            reason: string | null;
        };
        /** @description A person who orders for the company. */
        CompanyPerson: {
            id: components["schemas"]["Uuid"];
            name: string;
            email: string;
            phone: string | null;
            /** @description Without one, that person has a link to set it, or needs another. */
            has_password: boolean;
            is_active: boolean;
        };
        /** @description A status that the user can set for the company. */
        CompanyStep: {
            to: components["schemas"]["CompanyStatus"];
            reason_required: boolean;
        };
        /** @enum {string} */
        CompanyField: "name" | "country" | "company_code" | "vat_code" | "address" | "size" | "manager_id" | "payment_terms" | "basket_hours" | "reservation_percent" | "sees_full_amounts" | "country_prices" | "client_id";
        Company: components["schemas"]["RecordHead"] & components["schemas"]["CompanyFields"] & {
            status: components["schemas"]["CompanyStatus"];
            block: components["schemas"]["CompanyBlock"] | null;
            manager: components["schemas"]["PersonRefOrNull"];
            client: components["schemas"]["CompanyRef"] | null;
            /** @description Missing requirements before its orders can be confirmed. */
            missing_for_orders: ("client" | "sale_manager")[];
            people: components["schemas"]["CompanyPerson"][];
            /** @description Volume of its client's confirmed deals of the last three months. */
            sold_3_months_m3: components["schemas"]["Volume"];
            transitions: components["schemas"]["CompanyStep"][];
            /** @description The fields that the user may change. */
            editable_fields: components["schemas"]["CompanyField"][];
        };
        CompanyManagerList: {
            items: components["schemas"]["PersonRef"][];
        };
        /** @description The client that the company becomes in the staff's documents. */
        CompanyClientChoice: {
            /** @description A client to link; null creates one with the company's data. */
            client_id: components["schemas"]["UuidOrNull"];
            /** @description Required for a new client and for one without a sale manager; null keeps that of the client. */
            sale_manager_id: components["schemas"]["UuidOrNull"];
        };
        CompanyTransition: {
            to: components["schemas"]["CompanyStatus"];
            reason?: string | null;
            /** @description Required to verify a company while `missing_for_orders` names something; else left out. */
            client?: components["schemas"]["CompanyClientChoice"];
        };
        /** @description A client that may be the company, because it has the same code or name. */
        CompanyClientMatch: {
            id: components["schemas"]["Uuid"];
            name: string;
            country: components["schemas"]["Country"];
            company_code: string | null;
            vat_code: string | null;
            /** @description The fields by which it was found, none of a client that is linked already. */
            same: ("vat_code" | "company_code" | "name")[];
            sale_manager: components["schemas"]["PersonRefOrNull"];
        };
        CompanyClientList: {
            /** @description The linked client alone; else clients without a company, those with the same codes first. */
            items: components["schemas"]["CompanyClientMatch"][];
            /** @description False if the company is linked already, or if a client has one of its codes. */
            can_create: boolean;
            /** @description Sale managers, sorted by name. */
            sale_managers: components["schemas"]["PersonRef"][];
            /** @description The sale manager with the most clients in the company's country. */
            likely_sale_manager_id: components["schemas"]["UuidOrNull"];
        };
        AddressFields: {
            /** @description The name of the place. */
            name: string;
            address: string;
            zip_code: string;
            country: components["schemas"]["Country"];
            city: string;
            phone: components["schemas"]["Phone"];
            /** @description The contact at delivery. */
            contact_name: string | null;
            /** @description Degrees, WGS 84; both or neither. */
            latitude: number | null;
            longitude: number | null;
            /** @description Opening hours and instructions for the driver. */
            note: string | null;
        };
        Address: {
            id: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
        } & components["schemas"]["AddressFields"];
        AddressList: {
            items: components["schemas"]["Address"][];
        };
        AddressWrite: {
            /** @description The name of the place. */
            name: string;
            address: string;
            zip_code: string;
            country: components["schemas"]["Country"];
            city: string;
            phone: components["schemas"]["Phone"];
            /** @description The contact at delivery. */
            contact_name: string | null;
            /** @description Degrees, WGS 84; both or neither. */
            latitude: number | null;
            longitude: number | null;
            /** @description Opening hours and instructions for the driver. */
            note: string | null;
        };
        /**
         * @description A person is `invited` until a password is set, and can log in while `active`. Users of a company that is not verified cannot log in. The personal data of an `erased` person is gone.
         * @enum {string}
         */
        PersonStatus: "invited" | "active" | "deactivated" | "erased";
        PersonSummary: {
            id: components["schemas"]["Uuid"];
            name: string;
            email: string;
            role: components["schemas"]["Role"];
            status: components["schemas"]["PersonStatus"];
            company: components["schemas"]["CompanyRef"] | null;
            countries: components["schemas"]["Country"][];
            language: components["schemas"]["Language"];
            phone: string | null;
            created_at: components["schemas"]["Timestamp"];
        };
        PersonList: {
            items: components["schemas"]["PersonSummary"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        PersonWrite: {
            first_name: components["schemas"]["NamePart"];
            last_name: components["schemas"]["NamePart"];
            /** @description Address for login and emails; unique. */
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            country: components["schemas"]["CountryOrNull"];
            language: components["schemas"]["Language"];
            role: components["schemas"]["Role"];
            /** @description Countries whose companies a country manager serves; empty for other roles. */
            countries: components["schemas"]["Country"][];
            /** @description The company that a client orders for; null in any other role. */
            company_id: components["schemas"]["UuidOrNull"];
        };
        PersonFields: {
            first_name: components["schemas"]["NamePart"];
            last_name: components["schemas"]["NamePart"];
            /** @description Address for login and emails; unique. */
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            country: components["schemas"]["CountryOrNull"];
            language: components["schemas"]["Language"];
            role: components["schemas"]["Role"];
            /** @description Countries whose companies a country manager serves; empty for other roles. */
            countries: components["schemas"]["Country"][];
            /** @description The company that a client orders for; null in any other role. */
            company_id: components["schemas"]["UuidOrNull"];
        };
        /**
         * @description Kind of work that has exactly one responsible person.
         * @enum {string}
         */
        WorkKind: "deal" | "client" | "supply" | "company";
        OpenWork: {
            kind: components["schemas"]["WorkKind"];
            /** @description Number of records that are not finished. */
            count: number;
            /** @description Open offers to these companies, which change hands with them; 0 for every other kind. */
            offers: number;
            /** @description The roles whose people may take it over. */
            roles: components["schemas"]["Role"][];
        };
        PersonStep: {
            to: components["schemas"]["PersonStatus"];
            reason_required: boolean;
        };
        /**
         * @description An action on a person other than changing fields.
         * @enum {string}
         */
        PersonAct: "send_link" | "end_sessions" | "hand_over" | "erase";
        /** @enum {string} */
        PersonField: "first_name" | "last_name" | "email" | "phone" | "country" | "language" | "role" | "countries" | "company_id";
        Person: components["schemas"]["RecordHead"] & components["schemas"]["PersonFields"] & {
            name: string;
            status: components["schemas"]["PersonStatus"];
            company: components["schemas"]["CompanyRef"] | null;
            open_work: components["schemas"]["OpenWork"][];
            /** @description In how many browsers they are logged in. */
            session_count: number;
            /** @description When one of these was last refreshed, to a quarter of an hour; null while there is none. */
            seen_at: components["schemas"]["TimestampOrNull"];
            transitions: components["schemas"]["PersonStep"][];
            acts: components["schemas"]["PersonAct"][];
            /** @description The fields that the user may change. */
            editable_fields: components["schemas"]["PersonField"][];
        };
        /** @description A staff member, as other users see them. */
        StaffMember: {
            id: components["schemas"]["Uuid"];
            name: string;
            email: string;
            role: components["schemas"]["Role"];
        };
        StaffList: {
            items: components["schemas"]["StaffMember"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        HandedWork: {
            kind: components["schemas"]["WorkKind"];
            /** @description The person who takes over all of this work. */
            to_id: components["schemas"]["Uuid"];
        };
        HandedWorkList: components["schemas"]["HandedWork"][];
        PersonTransition: {
            /** @enum {string} */
            to: "active" | "deactivated";
            reason?: string | null;
            /** @description Deactivating a person hands all open work to others in the same step. */
            work?: components["schemas"]["HandedWorkList"];
        };
        HandOver: {
            work: components["schemas"]["HandedWorkList"];
        };
        /** @description An account or a network address that has to wait before its next attempt. */
        SlowedLogin: {
            /** @description The person of the account; null for an address. */
            person: components["schemas"]["PersonRefOrNull"];
            /** @description The address; null for an account. */
            address: string | null;
            /** @description Wrong passwords in the last hour. */
            failures: number;
            until: components["schemas"]["Timestamp"];
        };
        SlowedLoginList: {
            items: components["schemas"]["SlowedLogin"][];
        };
        /** @description Exactly one of both. */
        LoginUnlock: {
            person_id: components["schemas"]["UuidOrNull"];
            address: string | null;
        };
        /** @description Kind of entry. A price names its product; a rate is the price of a service or of transport. */
        DoneKind: components["schemas"]["ActivityKind"] | ("price" | "price_sheet" | "packs" | "rate");
        RecordLink: {
            kind: components["schemas"]["RecordKind"];
            id: components["schemas"]["Uuid"];
        };
        RecordLinkOrNull: components["schemas"]["RecordLink"] | null;
        /** @description A person's action on a record, prices or stock. One price sheet, or one change of several packs, is one entry. */
        DoneEntry: {
            id: components["schemas"]["Uuid"];
            at: components["schemas"]["Timestamp"];
            kind: components["schemas"]["DoneKind"];
            record: components["schemas"]["RecordLinkOrNull"];
            /** @description The record's number or name; null if it was removed, or if the entry is not about a record. */
            called: string | null;
            /** @description Number of changed fields, prices or packs. */
            count: number;
            reason: string | null;
        };
        DoneList: {
            items: components["schemas"]["DoneEntry"][];
            next_cursor: components["schemas"]["Cursor"];
        };
        /** @enum {string} */
        ClientStatus: "prospect" | "active" | "blocked";
        /**
         * @description Money that can't be below zero, a decimal string with two places. What the amounts of a document add up to is bounded by it too, in the document's currency and in euro: beyond it the document is refused, with `sum_too_large`.
         * @example 236.50
         */
        PositiveAmount: string;
        PositiveAmountOrNull: components["schemas"]["PositiveAmount"] | null;
        /**
         * @description Money, as a decimal string with two places. The currency is a separate field.
         * @example 9450.00
         */
        Amount: string;
        ClientSummary: {
            id: components["schemas"]["Uuid"];
            name: string;
            country: components["schemas"]["Country"];
            /** @description Blocked too if the client's company is blocked. */
            status: components["schemas"]["ClientStatus"];
            currency: components["schemas"]["Currency"];
            sale_manager: components["schemas"]["PersonRefOrNull"];
            credit_limit_eur: components["schemas"]["PositiveAmountOrNull"];
            exposure_eur: components["schemas"]["Amount"];
            updated_at: components["schemas"]["Timestamp"];
        };
        ClientList: {
            items: components["schemas"]["ClientSummary"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        /** @description A contact at a business partner. */
        Contact: {
            name: string;
            email: string | null;
            phone: string | null;
            role: string | null;
        };
        /**
         * @description Incoterms 2020.
         * @enum {string}
         */
        IncotermsRule: "EXW" | "FCA" | "CPT" | "CIP" | "DAP" | "DPU" | "DDP" | "FAS" | "FOB" | "CFR" | "CIF";
        Incoterms: {
            rule: components["schemas"]["IncotermsRule"];
            /** @description The named place. */
            place: string;
        };
        /**
         * @description The chain-of-custody claim sold with the wood.
         * @enum {string}
         */
        Certification: "none" | "fsc_100" | "fsc_mix_credit" | "fsc_controlled_wood" | "pefc_100" | "pefc_certified";
        ClientWrite: {
            name: string;
            country: components["schemas"]["Country"];
            /** @description Language of its papers and of the emails that send them; null for the language of its country. */
            language: components["schemas"]["Language"] | null;
            company_code: string | null;
            /** @description Stored as capital letters and digits only. Checked by the client's country: in the EU it starts with the state's prefix (EL for Greece) and has the format used by VIES; Britain, Switzerland and Norway have their own formats. Other countries accept any value. */
            vat_code: string | null;
            address: string | null;
            contacts: components["schemas"]["Contact"][];
            currency: components["schemas"]["Currency"];
            payment_terms: components["schemas"]["PaymentTerms"];
            default_incoterms: components["schemas"]["Incoterms"] | null;
            default_destination: string | null;
            /** @description In euro; null is no limit. */
            credit_limit_eur: components["schemas"]["PositiveAmountOrNull"];
            sale_manager_id: components["schemas"]["UuidOrNull"];
            required_certification: components["schemas"]["Certification"];
            /** @description Tolerance of the delivered quantity. */
            tolerance_percent: number;
            status: components["schemas"]["ClientStatus"];
        };
        ClientFields: {
            name: string;
            country: components["schemas"]["Country"];
            /** @description Language of its papers and of the emails that send them; null for the language of its country. */
            language: components["schemas"]["Language"] | null;
            company_code: string | null;
            /** @description Stored as capital letters and digits only. Checked by the client's country: in the EU it starts with the state's prefix (EL for Greece) and has the format used by VIES; Britain, Switzerland and Norway have their own formats. Other countries accept any value. */
            vat_code: string | null;
            address: string | null;
            contacts: components["schemas"]["Contact"][];
            currency: components["schemas"]["Currency"];
            payment_terms: components["schemas"]["PaymentTerms"];
            default_incoterms: components["schemas"]["Incoterms"] | null;
            default_destination: string | null;
            /** @description In euro; null is no limit. */
            credit_limit_eur: components["schemas"]["PositiveAmountOrNull"];
            sale_manager_id: components["schemas"]["UuidOrNull"];
            required_certification: components["schemas"]["Certification"];
            /** @description Tolerance of the delivered quantity. */
            tolerance_percent: number;
            status: components["schemas"]["ClientStatus"];
        };
        AmountOrNull: components["schemas"]["Amount"] | null;
        ClientReceivable: {
            currency: components["schemas"]["Currency"];
            /** @description Unpaid amount. */
            open: components["schemas"]["Amount"];
            /** @description The part of it that was due before today. */
            overdue: components["schemas"]["Amount"];
        };
        /**
         * Format: date
         * @description A day of the years 1900 to 2099.
         */
        Day: string;
        DayOrNull: components["schemas"]["Day"] | null;
        SoldInPeriod: {
            volume_m3: components["schemas"]["Volume"];
            /** @description Margin of the deals with a known margin. */
            margin_eur: components["schemas"]["Amount"];
        };
        /** @enum {string} */
        ClientField: "name" | "country" | "language" | "company_code" | "vat_code" | "address" | "contacts" | "currency" | "payment_terms" | "default_incoterms" | "default_destination" | "credit_limit_eur" | "sale_manager_id" | "required_certification" | "tolerance_percent" | "status";
        Client: components["schemas"]["RecordHead"] & components["schemas"]["ClientFields"] & {
            sale_manager: components["schemas"]["PersonRefOrNull"];
            /** @description The company that it orders as in the portal. */
            portal_company_id: components["schemas"]["UuidOrNull"];
            /** @description The block of that company, which applies to this client too. */
            company_block: components["schemas"]["CompanyBlock"] | null;
            /** @description Unpaid amount in euro of deals from confirmed to completed. */
            exposure_eur: components["schemas"]["AmountOrNull"];
            /** @description Unpaid amounts of deals from confirmed to completed, by currency. */
            receivables: components["schemas"]["ClientReceivable"][];
            /** @description Sum of the overdue amounts in euro, at the rates of the deals. */
            overdue_eur: components["schemas"]["Amount"];
            /** @description Due day of the oldest overdue instalment; null if nothing is overdue. */
            overdue_since: components["schemas"]["DayOrNull"];
            /** @description Confirmed deals dated within the last twelve months; for sale managers, their own deals only. Null for users who may not see margins. */
            sold_12_months: components["schemas"]["SoldInPeriod"] | null;
            /** @description The fields that the user may change. */
            editable_fields: components["schemas"]["ClientField"][];
        };
        /**
         * @description Purchase status. A suspended mill takes no new supply.
         * @enum {string}
         */
        SawmillApproval: "pending" | "approved" | "suspended";
        /**
         * @description EN 13556 four-letter code: PNSY Scots pine, PCAB Norway spruce, LADC European larch, PSMN Douglas fir, ABAL silver fir,
         *     QCXE European oak, FASY beech, FXEX ash.
         * @enum {string}
         */
        Wood: "PNSY" | "PCAB" | "LADC" | "PSMN" | "ABAL" | "QCXE" | "FASY" | "FXEX";
        /**
         * @description `expiring` within 90 days; `expired` from the day after its last.
         * @enum {string}
         */
        CertificateState: "none" | "valid" | "expiring" | "expired";
        /** @enum {string} */
        Profile: "sawn" | "planed" | "tongue_and_groove" | "shiplap" | "decking" | "batten" | "round_peeled" | "round_machined" | "solid_structural" | "glulam";
        /** @description The mill's chain-of-custody certificate. */
        SawmillCertificate: {
            /** @enum {string} */
            scheme: "fsc" | "pefc";
            /** @example NC-COC-012345 */
            code: string;
            /** @description The last day on which it is valid. */
            expires: components["schemas"]["Day"];
        };
        SawmillSummary: {
            id: components["schemas"]["Uuid"];
            name: string;
            country: components["schemas"]["Country"];
            approval: components["schemas"]["SawmillApproval"];
            species: components["schemas"]["Wood"][];
            profiles: components["schemas"]["Profile"][];
            capacity_m3_month: number | null;
            lead_time_weeks: number | null;
            certificate: components["schemas"]["SawmillCertificate"] | null;
            certificate_state: components["schemas"]["CertificateState"];
            updated_at: components["schemas"]["Timestamp"];
        };
        SawmillList: {
            items: components["schemas"]["SawmillSummary"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        /** @description Degrees, WGS 84. */
        Coordinates: {
            latitude: number;
            longitude: number;
        };
        SawmillWrite: {
            name: string;
            country: components["schemas"]["Country"];
            /** @description Language of its papers and of the emails that send them; null for the language of its country. */
            language: components["schemas"]["Language"] | null;
            address: string | null;
            coordinates: components["schemas"]["Coordinates"] | null;
            contacts: components["schemas"]["Contact"][];
            /** @description Woods that the mill saws, each once, in the order of the contract. Profiles likewise. */
            species: components["schemas"]["Wood"][];
            profiles: components["schemas"]["Profile"][];
            capacity_m3_month: number | null;
            /** @description Weeks from the order until the wood is ready. */
            lead_time_weeks: number | null;
            payment_terms: components["schemas"]["PaymentTerms"];
            certificate: components["schemas"]["SawmillCertificate"] | null;
            approval: components["schemas"]["SawmillApproval"];
        };
        SawmillFields: {
            name: string;
            country: components["schemas"]["Country"];
            /** @description Language of its papers and of the emails that send them; null for the language of its country. */
            language: components["schemas"]["Language"] | null;
            address: string | null;
            coordinates: components["schemas"]["Coordinates"] | null;
            contacts: components["schemas"]["Contact"][];
            /** @description Woods that the mill saws, each once, in the order of the contract. Profiles likewise. */
            species: components["schemas"]["Wood"][];
            profiles: components["schemas"]["Profile"][];
            capacity_m3_month: number | null;
            /** @description Weeks from the order until the wood is ready. */
            lead_time_weeks: number | null;
            payment_terms: components["schemas"]["PaymentTerms"];
            certificate: components["schemas"]["SawmillCertificate"] | null;
            approval: components["schemas"]["SawmillApproval"];
        };
        /**
         * @description Per cent, up to two places.
         * @example 12.4
         */
        Percent: string;
        /** @description Performance of the mill in the last 12 months; null without data. */
        SawmillFigures: {
            /** @description Share of supplies that were ready by their week, of those that became ready or are overdue. */
            on_time_percent: components["schemas"]["Percent"] | null;
            /** @description Ready amount in percent of the ordered amount; over 100 if the mill delivered more. */
            fill_percent: components["schemas"]["Percent"] | null;
            /** @description Share of approved inspections that accepted everything. */
            inspection_pass_percent: components["schemas"]["Percent"] | null;
            /** @description Average moisture in those inspections, weighted by m3. */
            average_moisture_percent: components["schemas"]["Percent"] | null;
            /** @description Ordered in that time and not canceled. */
            volume_m3: components["schemas"]["Volume"];
            /** @description Purchase value, by the rates of those supplies. */
            amount_eur: components["schemas"]["Amount"];
            /** @description Supplies that have no rate yet and are not in the amount. */
            without_rate: number;
            /** @description Ordered and not completed, however long ago. */
            open_supplies: number;
        };
        /** @enum {string} */
        SawmillField: "name" | "country" | "language" | "address" | "coordinates" | "contacts" | "species" | "profiles" | "capacity_m3_month" | "lead_time_weeks" | "payment_terms" | "certificate" | "approval";
        Sawmill: components["schemas"]["RecordHead"] & components["schemas"]["SawmillFields"] & {
            figures: components["schemas"]["SawmillFigures"];
            certificate_state: components["schemas"]["CertificateState"];
            /** @description The fields that the user may change. */
            editable_fields: components["schemas"]["SawmillField"][];
        };
        /**
         * @description Status of a supply. From `ready` to `shipped` it follows its wood, which leaves the mill by cargo or into the yard.
         * @enum {string}
         */
        SupplyStatus: "draft" | "ordered" | "confirmed" | "in_production" | "ready" | "loading" | "shipped" | "completed" | "canceled";
        /** @enum {string} */
        DefectKind: "knots" | "wane" | "blue_stain" | "mould" | "checks" | "bow" | "twist" | "rot" | "dimension" | "treatment";
        /**
         * @description ISO 8601 week.
         * @example 2026-W48
         */
        IsoWeek: string;
        IsoWeekOrNull: components["schemas"]["IsoWeek"] | null;
        VolumeOrNull: components["schemas"]["Volume"] | null;
        SupplySummary: {
            id: components["schemas"]["Uuid"];
            number: string;
            status: components["schemas"]["SupplyStatus"];
            sawmill: {
                id: components["schemas"]["Uuid"];
                name: string;
                country: components["schemas"]["Country"];
            };
            purchase_manager: components["schemas"]["PersonRefOrNull"];
            woods: components["schemas"]["Wood"][];
            currency: components["schemas"]["Currency"];
            incoterms: components["schemas"]["Incoterms"];
            loading_place: string | null;
            ready_week: components["schemas"]["IsoWeekOrNull"];
            volume_m3: components["schemas"]["Volume"];
            amount: components["schemas"]["Amount"];
            /** @description Null until the exchange rate is known. */
            amount_eur: components["schemas"]["AmountOrNull"];
            /** @description Total of the lines with a confirmed quantity; null if there is none. */
            confirmed_m3: components["schemas"]["VolumeOrNull"];
            /** @description Total of the lines with a confirmed quantity; null if there is none. */
            ready_m3: components["schemas"]["VolumeOrNull"];
            /** @description Unallocated volume of the ordered, confirmed or ready quantity. Null for a draft, and from loading on. */
            free_m3: components["schemas"]["VolumeOrNull"];
            /** @description Days since the end of the ready week, of wood that is ordered and not ready yet. Null while it is in time. */
            late_days: number | null;
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Total number of matches; only in the first page. Null if more than 10,000 documents match, or, for a word with punctuation such as `D-2026`, have its parts. */
        DocumentTotal: number | null;
        SupplyList: {
            items: components["schemas"]["SupplySummary"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["DocumentTotal"];
        };
        /**
         * @description Units of the document's currency for one euro, as the European Central Bank quotes it; up to six places, never zero.
         * @example 1.0842
         */
        ExchangeRate: string;
        ExchangeRateOrNull: components["schemas"]["ExchangeRate"] | null;
        /**
         * @description uc3 and uc4 are impregnation for use class 3 and 4 of EN 335.
         * @enum {string}
         */
        Treatment: "none" | "air_dried" | "kiln_dried" | "heat_treated" | "thermally_modified" | "impregnated_uc3" | "impregnated_uc4";
        /** @description Random lengths between two limits. */
        LengthRange: {
            /** @enum {string} */
            kind: "range";
            from_mm: number;
            to_mm: number;
            /** @description Average length of the pieces, from which their number follows. */
            average_mm: number | null;
        };
        CountedLength: {
            length_mm: number;
            /** @description Pieces or packs of this length, in `counted_in`; null if the lengths are not counted. */
            count: number | null;
        };
        /** @description Several fixed lengths, optionally with the number of pieces or packs of each. */
        SeveralLengths: {
            /** @enum {string} */
            kind: "several";
            /**
             * @description Unit of the counts; null if the lengths are not counted.
             * @enum {string|null}
             */
            counted_in: "pcs" | "pack" | null;
            /** @description Ascending, each length once. */
            items: components["schemas"]["CountedLength"][];
        };
        LengthMix: components["schemas"]["LengthRange"] | components["schemas"]["SeveralLengths"];
        LengthMixOrNull: components["schemas"]["LengthMix"] | null;
        /** @enum {string} */
        Packaging: "loose" | "strapped" | "stickered" | "foil";
        /** @enum {string} */
        ProductCategory: "softwood_boards" | "softwood_poles" | "constructions";
        /** @description Specification of wood. Boards have thickness, width and length; poles a top diameter, length and, for a truncated cone, a taper. */
        Specification: {
            /** @description Null if not specified, such as for typed sizes. A product always has it, and an order confirmation requires it. */
            wood: components["schemas"]["Wood"] | null;
            profile: components["schemas"]["Profile"];
            /** @description The grade, as the trade writes it, such as C24, SF or A/B. */
            quality: string;
            /** @description Null if not specified, which differs from `none`. */
            treatment: components["schemas"]["Treatment"] | null;
            treatment_color: string | null;
            color: string | null;
            thickness_mm: number | null;
            width_mm: number | null;
            length_mm: number | null;
            /** @description Mixed lengths in place of `length_mm`; null or absent without. A line may choose the lengths of a product without a fixed length. */
            lengths?: components["schemas"]["LengthMixOrNull"];
            /** @description Top diameter of a pole. */
            diameter_mm: number | null;
            taper_mm_per_m: number | null;
            humidity_percent: number | null;
            packaging: components["schemas"]["Packaging"];
            pcs_per_pack: number | null;
            /** @description Volume given by the mill; null to compute it from the dimensions and pieces per pack. */
            m3_per_pack: components["schemas"]["VolumeOrNull"];
            /** @description Width of the pack as it lies, for the load drawing. 1,100 mm if null or absent. */
            pack_width_mm?: number | null;
            /** @description Height of the pack. Computed from the pack's volume and width if null or absent. */
            pack_height_mm?: number | null;
            group: string | null;
            category: components["schemas"]["ProductCategory"];
            certification: components["schemas"]["Certification"];
            hs_code: string | null;
            density_kg_m3: number;
        };
        SpecificationOrNull: components["schemas"]["Specification"] | null;
        /**
         * @description An amount in its unit of sale, up to three places, above zero; of pieces and packs a whole number.
         * @example 40.5
         * @example 120
         */
        Quantity: string;
        /**
         * @description Unit of sale. m3 cubic metre, lm linear metre, m2 face area, pcs piece, pack as the mill packs it.
         * @enum {string}
         */
        Unit: "m3" | "lm" | "m2" | "pcs" | "pack";
        /**
         * @description Price per unit, as a decimal string with two to four places. Currency and unit are separate fields.
         * @example 310.00
         * @example 0.385
         */
        Price: string;
        PriceOrNull: components["schemas"]["Price"] | null;
        /** @description A remark on the wood, printed under its line. */
        LineRemark: string | null;
        /**
         * @description Part of a quantity in the same unit, with up to three places; may be zero.
         * @example 38.5
         * @example 0
         */
        PartQuantity: string;
        PartQuantityOrNull: components["schemas"]["PartQuantity"] | null;
        SupplyLineWrite: {
            /** @description Created by the client for a new line, and permanent. */
            id: components["schemas"]["Uuid"];
            /** @description A product, or null for a free specification. */
            product_id: components["schemas"]["UuidOrNull"];
            /** @description Required without a product. With a product it is taken from the product and may be null. */
            specification: components["schemas"]["SpecificationOrNull"];
            quantity: components["schemas"]["Quantity"];
            unit: components["schemas"]["Unit"];
            /** @description Price per `price_unit`, in the supply's currency. A draft may leave it null. */
            price: components["schemas"]["PriceOrNull"];
            /** @description Unit of the price, which may differ from the bought unit, as in a deal line. */
            price_unit: components["schemas"]["Unit"];
            certification: components["schemas"]["Certification"];
            remark: components["schemas"]["LineRemark"];
            /** @description Quantity confirmed by the mill, in the line's unit. Null until confirmed, and always in a draft. */
            confirmed_quantity: components["schemas"]["PartQuantityOrNull"];
            /** @description Quantity that the mill has made ready, in the line's unit. Null until reported, and always before the supply is confirmed. In loading it closes the rest of a line, and stays at or above the wood in the yard (`in_stock`) and in cargo (`below_loaded`). */
            ready_quantity: components["schemas"]["PartQuantityOrNull"];
        };
        SupplyWrite: {
            currency: components["schemas"]["Currency"];
            /** @description Null for euro, or until it is known. Required to confirm the supply, which freezes it. */
            exchange_rate: components["schemas"]["ExchangeRateOrNull"];
            payment_terms: components["schemas"]["PaymentTerms"];
            incoterms: components["schemas"]["Incoterms"];
            loading_place: string | null;
            ready_week: components["schemas"]["IsoWeekOrNull"];
            /** @description Paid before the wood is sawn, in the supply's currency. */
            deposit: components["schemas"]["PositiveAmountOrNull"];
            /** @description True if the wood can be loaded only with an approved inspection report. */
            inspection_required: boolean;
            /** @description Claim that the mill's invoice must state. */
            certificate_claim: components["schemas"]["Certification"];
            /**
             * @description Reference number of the due diligence statement (Regulation (EU) 2023/1115), as the mill gives it. One that looks wrong is warned of.
             * @example 26LTDZUKM31234
             */
            due_diligence_reference: string | null;
            /**
             * @description The number that opens that statement. One that looks wrong is warned of.
             * @example 5ZCWXEPB
             */
            verification_number: string | null;
            /** @description Countries where the trees were felled, each once, in the order of their codes. */
            harvest_countries: components["schemas"]["Country"][];
            /** @description Allowed difference of the ready from the confirmed quantity, usually 10 %. */
            tolerance_percent: number;
            /** @description Printed on the purchase order. */
            mill_notes: string | null;
            notes: string | null;
            sawmill_id: components["schemas"]["Uuid"];
            /** @description The responsible person; may be missing in a draft. */
            purchase_manager_id: components["schemas"]["UuidOrNull"];
            lines: components["schemas"]["SupplyLineWrite"][];
        };
        DocumentHead: components["schemas"]["RecordHead"] & {
            /**
             * @description Number of the document, with series and year.
             * @example D-2026-0001
             */
            number: string;
        };
        SupplyTerms: {
            currency: components["schemas"]["Currency"];
            /** @description Null for euro, or until it is known. Required to confirm the supply, which freezes it. */
            exchange_rate: components["schemas"]["ExchangeRateOrNull"];
            payment_terms: components["schemas"]["PaymentTerms"];
            incoterms: components["schemas"]["Incoterms"];
            loading_place: string | null;
            ready_week: components["schemas"]["IsoWeekOrNull"];
            /** @description Paid before the wood is sawn, in the supply's currency. */
            deposit: components["schemas"]["PositiveAmountOrNull"];
            /** @description True if the wood can be loaded only with an approved inspection report. */
            inspection_required: boolean;
            /** @description Claim that the mill's invoice must state. */
            certificate_claim: components["schemas"]["Certification"];
            /**
             * @description Reference number of the due diligence statement (Regulation (EU) 2023/1115), as the mill gives it. One that looks wrong is warned of.
             * @example 26LTDZUKM31234
             */
            due_diligence_reference: string | null;
            /**
             * @description The number that opens that statement. One that looks wrong is warned of.
             * @example 5ZCWXEPB
             */
            verification_number: string | null;
            /** @description Countries where the trees were felled, each once, in the order of their codes. */
            harvest_countries: components["schemas"]["Country"][];
            /** @description Allowed difference of the ready from the confirmed quantity, usually 10 %. */
            tolerance_percent: number;
            /** @description Printed on the purchase order. */
            mill_notes: string | null;
            notes: string | null;
        };
        SawmillRef: {
            id: components["schemas"]["Uuid"];
            name: string;
            country: components["schemas"]["Country"];
            approval: components["schemas"]["SawmillApproval"];
            certificate_state: components["schemas"]["CertificateState"];
        };
        SupplyLine: {
            /** @description Created by the client for a new line, and permanent. */
            id: components["schemas"]["Uuid"];
            /** @description A product, or null for a free specification. */
            product_id: components["schemas"]["UuidOrNull"];
            specification: components["schemas"]["Specification"];
            quantity: components["schemas"]["Quantity"];
            unit: components["schemas"]["Unit"];
            /** @description Price per `price_unit`, in the supply's currency. A draft may leave it null. */
            price: components["schemas"]["PriceOrNull"];
            /** @description Unit of the price, which may differ from the bought unit, as in a deal line. */
            price_unit: components["schemas"]["Unit"];
            certification: components["schemas"]["Certification"];
            remark: components["schemas"]["LineRemark"];
            /** @description Quantity confirmed by the mill, in the line's unit. Null until confirmed, and always in a draft. */
            confirmed_quantity: components["schemas"]["PartQuantityOrNull"];
            /** @description Quantity that the mill has made ready, in the line's unit. Null until reported, and always before the supply is confirmed. In loading it closes the rest of a line, and stays at or above the wood in the yard (`in_stock`) and in cargo (`below_loaded`). */
            ready_quantity: components["schemas"]["PartQuantityOrNull"];
            product_name: string | null;
            volume_m3: components["schemas"]["Volume"];
            weight_kg: number;
            /** @description The ordered quantity in the price's unit, unrounded, times the price; rounded once, half up. */
            amount: components["schemas"]["Amount"];
            confirmed_m3: components["schemas"]["VolumeOrNull"];
            ready_m3: components["schemas"]["VolumeOrNull"];
            /** @description Volume accepted by the last approved inspection report; null without one. */
            accepted_m3: components["schemas"]["VolumeOrNull"];
            /** @description Volume in cargo. */
            loaded_m3: components["schemas"]["Volume"];
        };
        SupplyFigures: {
            volume_m3: components["schemas"]["Volume"];
            weight_kg: number;
            /** @description Value of the ordered quantities, in the supply's currency. */
            amount: components["schemas"]["Amount"];
            /** @description Null until the exchange rate is known. */
            amount_eur: components["schemas"]["AmountOrNull"];
            /** @description Total of the lines with a confirmed quantity; null if there is none. */
            confirmed_m3: components["schemas"]["VolumeOrNull"];
            /** @description Total of the lines with a confirmed quantity; null if there is none. */
            ready_m3: components["schemas"]["VolumeOrNull"];
        };
        /**
         * @description `open`: it can be edited. `sent`: its paper awaits the other party's agreement. `agreed`: its terms became the document's. `withdrawn`: it was given up. `issued`: a paper that was issued by the document's own step.
         * @enum {string}
         */
        RevisionStatus: "open" | "sent" | "agreed" | "withdrawn" | "issued";
        OpenRevisionRef: {
            revision: number;
            status: components["schemas"]["RevisionStatus"];
        };
        /** @description A field of the supply. If `lines` is closed, the line fields allow changing existing lines. */
        SupplyField: ("sawmill_id" | "purchase_manager_id" | "currency" | "exchange_rate" | "payment_terms" | "incoterms" | "loading_place" | "ready_week" | "deposit" | "inspection_required" | "certificate_claim" | "due_diligence_reference" | "verification_number" | "harvest_countries" | "tolerance_percent" | "mill_notes" | "notes" | "lines") | ("price" | "confirmed_quantity" | "ready_quantity");
        /** @description A step that the user could take from the current status. Each kind of document adds the next status, the missing requirements (`missing`) and those of the usual step after it (`ahead`). */
        Step: {
            /** @description The usual next step, against a step back or a cancellation. */
            forward: boolean;
            reason_required: boolean;
            /** @description True if the user may override the missing requirements, with a reason. */
            can_override: boolean;
            /** @description Present if the user may request an override of the missing requirements. */
            can_request_override?: boolean;
        };
        SupplyFieldNeed: {
            /** @enum {string} */
            code: "purchase_manager" | "ready_week" | "exchange_rate" | "line" | "line_wood" | "line_price" | "line_confirmed" | "line_ready";
            /** @description JSON Pointer to the field to fill in. */
            pointer: string;
            /** @constant */
            can_override?: true;
        };
        /** @description The mill must be approved. Global managers and admins may buy from a new mill, and no user from a suspended one. */
        SawmillNeed: {
            /** @enum {string} */
            code: "sawmill_not_suspended" | "sawmill_approved";
            /** @constant */
            pointer: "/sawmill_id";
            /** @constant */
            can_override?: true;
            params: {
                /** @description The sawmill's name. */
                sawmill: string;
            };
        };
        /** @description In m3. */
        ReadyOff: {
            ready: components["schemas"]["Volume"];
            least: components["schemas"]["Volume"];
            most: components["schemas"]["Volume"];
        };
        /** @description The ready quantity of a line differs from the confirmed one by more than the tolerance. */
        ReadyNeed: {
            /** @constant */
            code: "ready_within_tolerance";
            pointer: string;
            /** @constant */
            can_override?: true;
            params: components["schemas"]["ReadyOff"];
        };
        /** @description Wood of the supply is allocated. Canceling can release it in the same step (`release_allocations`). */
        AllocationsNeed: {
            /** @constant */
            code: "no_allocations";
            pointer?: string;
            /** @constant */
            can_override?: true;
            params: {
                m3: components["schemas"]["Volume"];
                /** @description The numbers of the deals, with commas between them. */
                deals: string;
            };
        };
        /** @description Packs of the supply were received into the yard, so it cannot be canceled. */
        StockNeed: {
            /** @constant */
            code: "no_stock";
            pointer?: string;
            /** @constant */
            can_override?: true;
            params: {
                m3: components["schemas"]["Volume"];
            };
        };
        /** @description A missing requirement of a step of the supply. */
        SupplyNeed: components["schemas"]["SupplyFieldNeed"] | components["schemas"]["SawmillNeed"] | components["schemas"]["ReadyNeed"] | components["schemas"]["AllocationsNeed"] | components["schemas"]["StockNeed"];
        SupplyTransition: components["schemas"]["Step"] & {
            to: components["schemas"]["SupplyStatus"];
            missing: components["schemas"]["SupplyNeed"][];
            /** @description Does not block the step yet. Absent if there is nothing to show. */
            ahead?: components["schemas"]["SupplyNeed"][];
        };
        /** @description The number does not have the format of the EU register. */
        DueDiligenceWarning: {
            /** @enum {string} */
            code: "due_diligence_reference_shape" | "verification_number_shape";
            /** @description JSON Pointer to the field. */
            pointer: string;
            params: {
                /** @description One of the right shape. */
                example: string;
            };
        };
        /** @description The mill has no certificate for the bought claim in the ready week (today, if there is no week), or its certificate ends within 90 days. Also if wood or profile is not among those that the mill makes. */
        SawmillWarning: {
            /** @enum {string} */
            code: "no_certificate" | "certificate_expired" | "certificate_over" | "certificate_ends_soon" | "wood_not_sawn" | "profile_not_made";
            /** @description JSON Pointer to the claim or to the line's specification. */
            pointer: string;
            params: {
                /** @description The sawmill's name. */
                sawmill: string;
                /** @description Last day of the certificate, if there is one. */
                expires?: components["schemas"]["Day"];
            };
        };
        /** @description As `ReadyNeed`, for wood in production or ready. */
        ReadyWarning: {
            /** @constant */
            code: "ready_off_confirmed";
            pointer: string;
            params: components["schemas"]["ReadyOff"];
        };
        /** @description Wood that a deal loses. */
        WoodCut: {
            /** @description The deal's number. */
            deal: string;
            m3: components["schemas"]["Volume"];
        };
        /** @description More of the line is allocated than would be available. Saving releases the latest allocations. */
        CutWarning: {
            /** @constant */
            code: "allocations_cut";
            pointer: string;
            params: {
                cuts: components["schemas"]["WoodCut"][];
            };
        };
        /** @description The deposit is more than the supply's amount, of which every line has a price. */
        DepositWarning: {
            /** @constant */
            code: "deposit_above_amount";
            pointer: string;
            params: {
                amount: components["schemas"]["Amount"];
                currency: components["schemas"]["Currency"];
            };
        };
        /** @description Difference to the compared value in whole percent, rounded towards zero, and negative if below it; 1000 for 1000 or more. */
        PercentOff: number;
        /** @description The exchange rate of the document or of one of its costs is a tenth or more off the daily rate of the document's day, or of the last day with rates in the week before it. */
        RateOffDailyWarning: {
            /** @constant */
            code: "rate_off_daily";
            /** @description JSON Pointer to the field. */
            pointer: string;
            params: {
                rate: components["schemas"]["ExchangeRate"];
                currency: components["schemas"]["Currency"];
                day: components["schemas"]["Day"];
                percent: components["schemas"]["PercentOff"];
            };
        };
        /** @description A probable mistake or coming problem of the supply. It does not block a step. */
        SupplyWarning: components["schemas"]["DueDiligenceWarning"] | components["schemas"]["SawmillWarning"] | components["schemas"]["ReadyWarning"] | components["schemas"]["CutWarning"] | components["schemas"]["DepositWarning"] | components["schemas"]["RateOffDailyWarning"];
        Supply: components["schemas"]["DocumentHead"] & components["schemas"]["SupplyTerms"] & {
            status: components["schemas"]["SupplyStatus"];
            sawmill: components["schemas"]["SawmillRef"];
            purchase_manager: components["schemas"]["PersonRefOrNull"];
            lines: components["schemas"]["SupplyLine"][];
            figures: components["schemas"]["SupplyFigures"];
            /** @description Ready volume that was not rejected, and neither loaded nor received into the yard. 0 if every line is within the tolerance. Null unless the supply is ready or in loading. */
            at_mill_m3: components["schemas"]["VolumeOrNull"];
            /** @description Days since the end of the ready week, of wood that is ordered and not ready yet. Null while it is in time. */
            late_days: number | null;
            /** @description Revision of the valid order to the mill; null for a draft. */
            order_revision: number | null;
            /** @description The revision that is not agreed yet; null without one. It changes nothing of the supply until it is agreed. */
            open_revision: components["schemas"]["OpenRevisionRef"] | null;
            cancel_reason: string | null;
            /** @description The fields that the user may change in this status. */
            editable_fields: components["schemas"]["SupplyField"][];
            transitions: components["schemas"]["SupplyTransition"][];
            warnings: components["schemas"]["SupplyWarning"][];
            /** @description Wood that deals lost in this save or step; only in its response. */
            cuts?: components["schemas"]["WoodCut"][];
        };
        SupplyTotals: {
            count: number;
            volume_m3: components["schemas"]["Volume"];
            free_m3: components["schemas"]["Volume"];
            amount_eur: components["schemas"]["Amount"];
            /** @description Supplies whose exchange rate is open; their amount is in no sum. */
            without_rate: number;
            /** @description True if a filter by wood or product is set. Volumes and amount then count only the lines that match all of them, otherwise whole supplies. */
            is_by_line: boolean;
        };
        SupplyPreviewRequest: {
            /** @description The saved supply it belongs to, or null for a new one. */
            id: components["schemas"]["UuidOrNull"];
            supply: components["schemas"]["SupplyWrite"];
        };
        SupplyPreview: {
            figures: components["schemas"]["SupplyFigures"];
            transitions: components["schemas"]["SupplyTransition"][];
            warnings: components["schemas"]["SupplyWarning"][];
        };
        /**
         * @description The prices of the copied lines, either those of the source (`same`) or those that apply today.
         * @enum {string}
         */
        CopyPrices: "same" | "today";
        CopyLine: {
            product_id: components["schemas"]["UuidOrNull"];
            product_name: string | null;
            specification: components["schemas"]["Specification"];
            quantity: components["schemas"]["Quantity"];
            unit: components["schemas"]["Unit"];
            price: components["schemas"]["PriceOrNull"];
            price_unit: components["schemas"]["Unit"];
            certification: components["schemas"]["Certification"];
            remark: components["schemas"]["LineRemark"];
        };
        PercentOrNull: components["schemas"]["Percent"] | null;
        /**
         * @description Origin of today's price. It is the price list's FCA price of the client's company or country, the last price agreed with the client under the same Incoterms rule, or the last price paid to the mill.
         * @enum {string}
         */
        CopiedPriceSource: "price_list" | "last_deal" | "last_supply";
        /** @description A line whose price today differs from the source's. Both prices are after the discount of their line. */
        CopyDifference: {
            /** @description Position of the line. */
            line: number;
            /** @description In the document's currency; null if the source has no price. */
            before: components["schemas"]["PriceOrNull"];
            /** @description In the document's currency, rounded to four places. */
            now: components["schemas"]["Price"];
            /** @description The line's unit of both prices. */
            price_unit: components["schemas"]["Unit"];
            /** @description Change in per cent; null without a price before. */
            percent: components["schemas"]["PercentOrNull"];
            /** @description True if a discount is deducted in one of the prices. */
            is_discounted: boolean;
            source: components["schemas"]["CopiedPriceSource"];
            /** @description Number of the document with today's price; null for the price list. */
            number: string | null;
            /** @description First day of the listed price */
            date: components["schemas"]["Day"];
        };
        /** @description A part of the source that the copy does not repeat, or that prevents its next step. The client is blocked; the mill is not approved, or its certificate has expired; the product is archived, or the line's unit can no longer be converted with it, so that the line keeps its wood as a free specification; a service was ordered with the line; the costs are hidden from this user; the person in charge has another role now. */
        CopyNote: {
            /** @enum {string} */
            code: "client_blocked" | "sawmill_not_approved" | "certificate_expired" | "product_archived" | "product_changed" | "service_left_out" | "costs_hidden" | "manager_left";
            /** @description Position of the line; null for the whole document. */
            line: number | null;
            /** @description Name of the client, mill, product or person, or the code of the service. */
            name: string | null;
            /** @description Last day of the expired certificate. */
            date: components["schemas"]["DayOrNull"];
        };
        SupplyCopy: {
            source: components["schemas"]["CopySource"];
            /** @description Without ready week, deposit, exchange rate, due diligence, harvest countries and internal notes. The client creates the line ids. */
            supply: components["schemas"]["SupplyTerms"] & {
                sawmill_id: components["schemas"]["Uuid"];
                sawmill_name: string;
                /** @description The user, if a purchase manager, else the source's purchase manager; null if that person has another role now. */
                purchase_manager_id: components["schemas"]["UuidOrNull"];
                lines: components["schemas"]["CopyLine"][];
            };
            differences: components["schemas"]["CopyDifference"][];
            notes: components["schemas"]["CopyNote"][];
        };
        SupplyTransitionRequest: {
            to: components["schemas"]["SupplyStatus"];
            reason?: string;
            /**
             * @description Overrides the requirements that can be overridden; needs a reason.
             * @default false
             */
            override: boolean;
            /**
             * @description True to release all allocations when canceling.
             * @default false
             */
            release_allocations: boolean;
        };
        /**
         * @description The mill's number of the pack. It is unique within a supply, regardless of capitals.
         * @example A-1203
         */
        PackNumber: string;
        Barcode: string;
        /** @description Unique in all packs and stock, regardless of capitals. */
        PackBarcodeOrNull: components["schemas"]["Barcode"] | null;
        /** @description Text painted or stapled on the pack. */
        PackMark: string | null;
        TallyRow: {
            length_mm: number;
            pcs: number;
        };
        /** @description Pieces per length, ascending, each length once. */
        Tally: components["schemas"]["TallyRow"][];
        /** @description Weighed weight; null if it is computed from the wood's density. */
        PackKgOrNull: number | null;
        /**
         * @description `listed` is on the mill's list; an approved report makes it `accepted` or `rejected`. `in_stock` is in a yard, and `gone` if no piece of it was counted there; `loaded` is in a cargo that is being loaded or on its way. An `opened` pack was replaced by the packs that it was split or merged into.
         * @enum {string}
         */
        PackStatus: "listed" | "accepted" | "rejected" | "in_stock" | "gone" | "loaded" | "delivered" | "opened";
        /**
         * @description UN/LOCODE.
         * @example LTKLJ
         */
        StockLocation: string;
        /** @description The pack in a yard. */
        PackLotRef: {
            id: components["schemas"]["Uuid"];
            barcode: string;
            location: components["schemas"]["StockLocation"];
        };
        PackDocumentRef: {
            id: components["schemas"]["Uuid"];
            number: string;
        };
        /** @description Lengths that the line does not order. */
        PackWarning: {
            /** @enum {string} */
            code: "length_not_ordered";
            lengths_mm: number[];
        };
        Pack: {
            id: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
            supply_line_id: components["schemas"]["Uuid"];
            number: components["schemas"]["PackNumber"];
            barcode: components["schemas"]["PackBarcodeOrNull"];
            mark: components["schemas"]["PackMark"];
            tally: components["schemas"]["Tally"];
            kg: components["schemas"]["PackKgOrNull"];
            /** @description Of the tally. In `PackSummary`, pieces and volume are those last counted in stock; the tally stays the mill's. */
            pcs: number;
            /** @description Length of all pieces in linear metres, exact to the millimetre. */
            length_lm: string;
            /** @description Average length of a piece. */
            average_mm: number;
            /** @description The exact volume of all pieces, rounded once, half up. Totals add these volumes. */
            volume_m3: components["schemas"]["Volume"];
            /** @description `kg`, else computed from the density. */
            weight_kg: number;
            status: components["schemas"]["PackStatus"];
            /** @description True if the pack is at the mill and on no cargo's list, so that its content can change. */
            is_editable: boolean;
            lot: components["schemas"]["PackLotRef"] | null;
            /** @description The cargo that the pack is planned for or loaded into. */
            cargo: components["schemas"]["PackDocumentRef"] | null;
            warnings: components["schemas"]["PackWarning"][];
            /** @description When the mill's list was entered. */
            received_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Totals of a supply line's packs, without opened ones. */
        PackLineTotals: {
            supply_line_id: components["schemas"]["Uuid"];
            packs: number;
            pcs: number;
            length_lm: string;
            volume_m3: components["schemas"]["Volume"];
            weight_kg: number;
        };
        /**
         * @description `edit` changes the pack in its supply's list. `split` needs two pieces, and `merge` another pack that it can be merged with.
         * @enum {string}
         */
        PackAction: "edit" | "split" | "merge";
        SupplyPacks: {
            /** @description By line, then by number. Opened packs are left out. */
            items: components["schemas"]["Pack"][];
            /** @description Every line of the supply, in order. */
            lines: components["schemas"]["PackLineTotals"][];
            allowed_actions: components["schemas"]["PackAction"][];
        };
        PackWrite: {
            /** @description Created by the client for a new pack, and permanent. */
            id: components["schemas"]["Uuid"];
            /** @description Version that the change was made on; null for a new pack. */
            version: number | null;
            /** @description The line that the pack is part of. */
            supply_line_id: components["schemas"]["Uuid"];
            number: components["schemas"]["PackNumber"];
            barcode: components["schemas"]["PackBarcodeOrNull"];
            mark: components["schemas"]["PackMark"];
            tally: components["schemas"]["Tally"];
            kg: components["schemas"]["PackKgOrNull"];
        };
        PackVersion: {
            id: components["schemas"]["Uuid"];
            version: number;
        };
        /** @description Packs that are not named stay as they are. */
        SupplyPacksWrite: {
            /** @description New and changed packs. */
            packs: components["schemas"]["PackWrite"][];
            /** @description Packs to delete. One that is already deleted is ignored. Inspected packs are not deleted. */
            removed: components["schemas"]["PackVersion"][];
        };
        PackSummary: components["schemas"]["Pack"] & {
            supply: components["schemas"]["PackDocumentRef"];
            sawmill: {
                id: components["schemas"]["Uuid"];
                name: string;
            };
            product_name: string | null;
            specification: components["schemas"]["Specification"];
        };
        PackList: {
            items: components["schemas"]["PackSummary"][];
            next_cursor: components["schemas"]["Cursor"];
            /** @description Number of packs; only in the first page. Null if there are more than 10,000, or if more than 5,000 have the searched characters. */
            total: components["schemas"]["Total"];
        };
        PackRef: {
            id: components["schemas"]["Uuid"];
            number: components["schemas"]["PackNumber"];
        };
        /**
         * @description `counted` is another number of pieces in stock; `gone` takes a pack of which no piece was counted out of it, and `restored` puts it back. `split_from` and `merged_from` begin the life of a new pack, `split_into` and `merged_into` end that of an opened one. `assigned` and `released` put a pack on a cargo's list and take it off. `verdict_void` puts a pack back on the list, because its pieces or its line changed after the inspection, or a correction of the report left its line out. `quoted` is a comment or the remarks of an approved report with the pack's number.
         * @enum {string}
         */
        PackEventKind: "listed" | "split_from" | "merged_from" | "changed" | "accepted" | "rejected" | "verdict_void" | "received" | "counted" | "gone" | "restored" | "assigned" | "released" | "loaded" | "sealed" | "delivered" | "split_into" | "merged_into" | "quoted";
        /** @description The report, yard pack, cargo or other document of the event. */
        PackEventRecord: {
            /** @enum {string} */
            kind: "supply_report" | "lot" | "cargo" | "supply" | "cargo_report" | "deal";
            id: components["schemas"]["Uuid"];
            name: string;
        };
        PackEvent: {
            id: components["schemas"]["Uuid"];
            at: components["schemas"]["Timestamp"];
            by: components["schemas"]["PersonRefOrNull"];
            kind: components["schemas"]["PackEventKind"];
            record: components["schemas"]["PackEventRecord"] | null;
            /** @description The other packs of a split or merge. */
            packs: components["schemas"]["PackRef"][];
            /** @description The fields of `changed`. */
            changes: components["schemas"]["FieldChange"][];
            /** @description What quotes the pack; absent for other events. */
            text?: string;
        };
        PackRecord: components["schemas"]["PackSummary"] & {
            /** @description The packs that it was split or merged from. */
            parents: components["schemas"]["PackRef"][];
            /** @description The packs that replaced it. */
            parts: components["schemas"]["PackRef"][];
            /** @description Oldest first. */
            events: components["schemas"]["PackEvent"][];
            allowed_actions: components["schemas"]["PackAction"][];
        };
        /** @description A pack that others are split or merged into. */
        NewPack: {
            /** @description Created by the client. */
            id: components["schemas"]["Uuid"];
            number: components["schemas"]["PackNumber"];
            barcode: components["schemas"]["PackBarcodeOrNull"];
            mark: components["schemas"]["PackMark"];
            tally: components["schemas"]["Tally"];
            kg: components["schemas"]["PackKgOrNull"];
        };
        PackSplit: {
            /** @description Together they have every piece of the pack once. */
            parts: components["schemas"]["NewPack"][];
        };
        PackRecordList: {
            items: components["schemas"]["PackRecord"][];
        };
        MergeablePackList: {
            items: components["schemas"]["Pack"][];
        };
        PackMerge: {
            /** @description Packs of one supply line. */
            packs: components["schemas"]["PackVersion"][];
            /** @description It has every piece of the packs. */
            into: components["schemas"]["NewPack"];
        };
        CoverWood: {
            /** @description The line's place in its document, from one. */
            place: number;
            product_name: string | null;
            specification: components["schemas"]["Specification"];
            /** @description Species and section. Wood with the same key is interchangeable. */
            wood_key: string;
        };
        /**
         * @description Number of packs of the line's own size, with up to two places if a pack is split.
         * @example 6
         * @example 5.14
         */
        Packs: string;
        /** @description An amount of a line's wood. */
        CoverAmount: {
            m3: components["schemas"]["Volume"];
            /** @description Null if the volume of a pack is unknown. */
            packs: components["schemas"]["Packs"] | null;
        };
        /** @enum {string} */
        DealStatus: "draft" | "order_confirmation" | "confirmed" | "loading" | "shipped" | "delivered" | "completed" | "canceled";
        CoverDeal: {
            id: components["schemas"]["Uuid"];
            number: string;
            status: components["schemas"]["DealStatus"];
            client_name: string;
            delivery_week_from: components["schemas"]["IsoWeekOrNull"];
            delivery_week_to: components["schemas"]["IsoWeekOrNull"];
        };
        /** @description Average length of the pieces allocated to a deal line that orders a range with an average. Listed packs count by their tallies, other wood by its counted lengths, fixed length or ordered average. */
        AllocatedAverage: {
            ordered_mm: number;
            /** @description Null if no average is known, or nothing is allocated. */
            allocated_mm: number | null;
            /** @description Allocated wood without a known average, which `allocated_mm` leaves out. */
            unknown_m3: components["schemas"]["Volume"];
            /**
             * @description Warning that the average of the allocated wood differs from the ordered one by more than 5 %; null within it.
             * @enum {string|null}
             */
            difference: "shorter" | "longer" | null;
        };
        /**
         * @description Accepted difference between allocated and sold wood. Another species or section is refused.
         * @enum {string}
         */
        AllocationWarning: "other_profile" | "other_grade" | "other_length" | "other_treatment" | "other_certificate";
        /** @description Wood of a line of the supply that is allocated to a deal. */
        PartOfSupply: {
            deal_line_id: components["schemas"]["Uuid"];
            /** @description Null if the user cannot see the deal. */
            deal: components["schemas"]["CoverDeal"] | null;
            wood: components["schemas"]["CoverWood"];
            amount: components["schemas"]["CoverAmount"];
            /** @description Shortfall of the whole deal line, with drafts counted as bought. */
            lacks: components["schemas"]["CoverAmount"];
            /** @description Null if the line orders no average length. */
            average_length: components["schemas"]["AllocatedAverage"] | null;
            loaded_m3: components["schemas"]["Volume"];
            warnings: components["schemas"]["AllocationWarning"][];
        };
        SupplyLineCover: {
            line_id: components["schemas"]["Uuid"];
            wood: components["schemas"]["CoverWood"];
            ordered: components["schemas"]["CoverAmount"];
            /** @description Null until the mill confirms it. */
            confirmed: components["schemas"]["CoverAmount"] | null;
            /** @description Null until the mill confirms it. */
            ready: components["schemas"]["CoverAmount"] | null;
            /** @description Amount accepted by inspection; null until the line is inspected. */
            accepted: components["schemas"]["CoverAmount"] | null;
            allocated: components["schemas"]["CoverAmount"];
            /** @description Unallocated amount, the long position. */
            free: components["schemas"]["CoverAmount"];
            loaded: components["schemas"]["CoverAmount"];
            parts: components["schemas"]["PartOfSupply"][];
        };
        SupplyCover: {
            supply_id: components["schemas"]["Uuid"];
            status: components["schemas"]["SupplyStatus"];
            lines: components["schemas"]["SupplyLineCover"][];
            can_allocate: boolean;
        };
        /** @description A deal line with a shortfall of wood that a supply line has, and without an allocation from it. */
        OpenDealLine: {
            supply_line_id: components["schemas"]["Uuid"];
            deal_line_id: components["schemas"]["Uuid"];
            deal: components["schemas"]["CoverDeal"];
            wood: components["schemas"]["CoverWood"];
            lacks: components["schemas"]["CoverAmount"];
            warnings: components["schemas"]["AllocationWarning"][];
        };
        OpenDealLineList: {
            /** @description Supply lines with more matching deals than returned. */
            more_line_ids: components["schemas"]["Uuid"][];
            items: components["schemas"]["OpenDealLine"][];
        };
        CoverSupply: {
            id: components["schemas"]["Uuid"];
            number: string;
            status: components["schemas"]["SupplyStatus"];
            sawmill_name: string;
            ready_week: components["schemas"]["IsoWeekOrNull"];
            late_days: number | null;
        };
        /** @description Wood of a supply that is allocated to a line of the deal. */
        PartOfDeal: {
            supply_line_id: components["schemas"]["Uuid"];
            supply: components["schemas"]["CoverSupply"];
            wood: components["schemas"]["CoverWood"];
            amount: components["schemas"]["CoverAmount"];
            /** @description Average length of its pieces, if the deal line orders an average; null if it is unknown. */
            average_length_mm: number | null;
            /** @description The unallocated amount of the supply's line. */
            free: components["schemas"]["CoverAmount"];
            loaded_m3: components["schemas"]["Volume"];
            warnings: components["schemas"]["AllocationWarning"][];
        };
        DealLineCover: {
            line_id: components["schemas"]["Uuid"];
            wood: components["schemas"]["CoverWood"];
            sold: components["schemas"]["CoverAmount"];
            /** @description Amount from draft supplies, which is not bought yet. */
            planned: components["schemas"]["CoverAmount"];
            /** @description Amount from supplies that are ordered or further. */
            bought: components["schemas"]["CoverAmount"];
            /** @description The bought wood that is ready at its mill, or has left it. */
            ready: components["schemas"]["CoverAmount"];
            loaded: components["schemas"]["CoverAmount"];
            delivered: components["schemas"]["CoverAmount"];
            /** @description Shortfall: sold and not bought. */
            short: components["schemas"]["CoverAmount"];
            /** @description Surplus: bought beyond the sold amount. */
            long: components["schemas"]["CoverAmount"];
            /** @description True if the bought amount is within the deal's tolerance of the sold amount. */
            is_within_tolerance: boolean;
            /** @description Null if the line orders no average length. */
            average_length: components["schemas"]["AllocatedAverage"] | null;
            parts: components["schemas"]["PartOfDeal"][];
        };
        /** @description Revenue less costs, in the deal's currency. If a line has no purchase price, purchase cost and margin are null; if a line has no price, the margin is null. Percentage and margin per m3 are also null if their divisor is zero. */
        Margin: {
            purchase_cost: components["schemas"]["AmountOrNull"];
            freight: components["schemas"]["Amount"];
            commission: components["schemas"]["Amount"];
            other_costs: components["schemas"]["Amount"];
            amount: components["schemas"]["AmountOrNull"];
            percent: components["schemas"]["PercentOrNull"];
            per_m3: components["schemas"]["AmountOrNull"];
        };
        DealFigures: {
            volume_m3: components["schemas"]["Volume"];
            weight_kg: number;
            /** @description Sum of the lines, with their services. */
            goods: components["schemas"]["Amount"];
            /** @description Discounts, below zero, and surcharges on the whole deal. */
            discounts: components["schemas"]["Amount"];
            /** @description Charges beside the wood. */
            charges: components["schemas"]["Amount"];
            /** @description Total without VAT. */
            revenue: components["schemas"]["Amount"];
            /** @description Null until the exchange rate is known. */
            revenue_eur: components["schemas"]["AmountOrNull"];
            /** @description Null for users who cannot see it. */
            margin: components["schemas"]["Margin"] | null;
        };
        /** @description Planned and expected cost of a line and the parts of their difference, in the deal's currency. The parts add up. */
        LineCost: {
            line_id: components["schemas"]["Uuid"];
            /** @description Null if it cannot be computed. */
            planned_cost: components["schemas"]["AmountOrNull"];
            /** @description Cost of the bought wood, at the supply's price and rate. */
            bought_cost: components["schemas"]["Amount"];
            /** @description Null if it cannot be computed. */
            expected_cost: components["schemas"]["AmountOrNull"];
            /** @description Null if it cannot be computed. */
            by_price: components["schemas"]["AmountOrNull"];
            /** @description Null if it cannot be computed. */
            by_amount: components["schemas"]["AmountOrNull"];
            /** @description Null if it cannot be computed. */
            by_rate: components["schemas"]["AmountOrNull"];
        };
        /** @description Expected figures of the deal, with bought wood at its cost and the rest as planned. */
        ExpectedCost: {
            figures: components["schemas"]["DealFigures"];
            lines: components["schemas"]["LineCost"][];
        };
        DealCover: {
            deal_id: components["schemas"]["Uuid"];
            status: components["schemas"]["DealStatus"];
            lines: components["schemas"]["DealLineCover"][];
            /** @description True if the user can change the allocations now. */
            can_allocate: boolean;
            /** @description Null for users who cannot see the deal's margin. */
            expected: components["schemas"]["ExpectedCost"] | null;
        };
        /** @description A supply's line that has wood which a line of the deal could take. */
        FreeWood: {
            deal_line_id: components["schemas"]["Uuid"];
            supply_line_id: components["schemas"]["Uuid"];
            supply: components["schemas"]["CoverSupply"];
            wood: components["schemas"]["CoverWood"];
            /** @description Amount already allocated to the deal line. Beside its cover, only wood without an allocation is offered. */
            has: components["schemas"]["CoverAmount"];
            free: components["schemas"]["CoverAmount"];
            warnings: components["schemas"]["AllocationWarning"][];
        };
        FreeWoodList: {
            /** @description True if more supplies have matching wood. */
            has_more: boolean;
            items: components["schemas"]["FreeWood"][];
        };
        /** @description A price in its own currency and unit, and the same in euro per m3. */
        ComparablePrice: {
            price: components["schemas"]["Price"];
            price_unit: components["schemas"]["Unit"];
            currency: components["schemas"]["Currency"];
            /** @description Two decimals, at the exchange rate of the deal or supply; null without a rate, or if the unit can't be converted. */
            eur_per_m3: components["schemas"]["PriceOrNull"];
        };
        OfferPrice: components["schemas"]["ComparablePrice"] & {
            /** @description Difference from the target price; negative if it is cheaper. */
            target_difference_percent: components["schemas"]["PercentOrNull"];
        };
        /** @description The last price paid to a mill for wood of this species and section. */
        LastPaid: components["schemas"]["OfferPrice"] & {
            /** @description The number of that supply. */
            supply: string;
            ordered_on: components["schemas"]["Day"];
        };
        /** @enum {string} */
        SawmillMismatch: "wood_not_sawn" | "profile_not_made" | "no_certificate" | "certificate_over";
        SawmillOffer: {
            sawmill_id: components["schemas"]["Uuid"];
            /** @description Last purchase price; null if the mill never sold this wood, or if its unit cannot be converted. */
            last_paid: components["schemas"]["LastPaid"] | null;
            /** @description True for the lowest of at least two prices among mills that are ready in time. */
            is_best: boolean;
            /** @description Why the mill is not suggested for the line. Only mills of `sawmill_id` have some. */
            mismatches: components["schemas"]["SawmillMismatch"][];
        };
        /** @description A line of the deal with a shortfall, and the mills that could supply it. */
        LackingLine: {
            line_id: components["schemas"]["Uuid"];
            wood: components["schemas"]["CoverWood"];
            /** @description The unit of sale. */
            unit: components["schemas"]["Unit"];
            certification: components["schemas"]["Certification"];
            sold: components["schemas"]["CoverAmount"];
            /** @description Amount from all supplies, drafts included. */
            covered: components["schemas"]["CoverAmount"];
            lacks: components["schemas"]["CoverAmount"];
            /** @description The most that it may still take by the deal's tolerance. */
            room_m3: components["schemas"]["Volume"];
            /** @description True if the covered amount is within the tolerance. */
            is_within_tolerance: boolean;
            /** @description The planned purchase price; null if the line has none. */
            target: components["schemas"]["ComparablePrice"] | null;
            /** @description One for each mill of the plan that could supply the line, best first. Mills that are ready in time come first, then those with the lowest price. */
            offers: components["schemas"]["SawmillOffer"][];
        };
        /** @description Weeks from the ready week to the last delivery week of the deal; negative if it is ready later, null if one of them is unknown. */
        WeeksToDelivery: number | null;
        /** @description Unallocated wood of an ordered supply. */
        PlanFreeWood: components["schemas"]["FreeWood"] & {
            /** @description Price of the supply's line; null if it has none. */
            price: components["schemas"]["OfferPrice"] | null;
            weeks_to_delivery: components["schemas"]["WeeksToDelivery"];
        };
        /** @description An approved mill of the plan. */
        PlanSawmill: {
            id: components["schemas"]["Uuid"];
            name: string;
            country: components["schemas"]["Country"];
            certificate: components["schemas"]["SawmillCertificate"] | null;
            certificate_state: components["schemas"]["CertificateState"];
            lead_time_weeks: number | null;
            /** @description Week in which the wood would be ready if ordered today; null if the lead time is unknown. */
            ready_week: components["schemas"]["IsoWeekOrNull"];
            weeks_to_delivery: components["schemas"]["WeeksToDelivery"];
            /** @description On-time rate of the mill; null if nothing was due yet. */
            on_time_percent: components["schemas"]["PercentOrNull"];
        };
        PurchasePlan: {
            deal: components["schemas"]["CoverDeal"];
            /** @description True if wood can be bought for the deal now, that is, if it is neither a draft nor finished. */
            can_buy: boolean;
            lines: components["schemas"]["LackingLine"][];
            /** @description Whole packs first, then the best fit. */
            free: components["schemas"]["PlanFreeWood"][];
            /** @description True if more supplies have matching wood. */
            more_free: boolean;
            mills: components["schemas"]["PlanSawmill"][];
            /** @description Number of further mills that make some of it. */
            more_mills: number;
        };
        AllocationWrite: {
            supply_line_id: components["schemas"]["Uuid"];
            deal_line_id: components["schemas"]["Uuid"];
            /** @description New total allocated from the supply line to the deal line, not a difference; zero releases it. Null allocates the deal line's shortfall as far as the supply line covers it, in whole packs if it is bought in packs. */
            quantity: components["schemas"]["PartQuantity"] | null;
            /** @description Unit of the quantity, with the supply line's dimensions; ignored if the quantity is null. */
            unit: components["schemas"]["Unit"];
            /** @description Allocated volume that the caller saw. If it has changed since, nothing is changed. Optional. */
            was_m3?: components["schemas"]["VolumeOrNull"];
        };
        PurchaseLineWrite: {
            deal_line_id: components["schemas"]["Uuid"];
            quantity: components["schemas"]["Quantity"];
            unit: components["schemas"]["Unit"];
        };
        DraftWrite: {
            sawmill_id: components["schemas"]["Uuid"];
            lines: components["schemas"]["PurchaseLineWrite"][];
        };
        PurchaseWrite: {
            /** @description Unallocated wood to take, as in `setAllocations`; only for lines of this deal. */
            allocations: components["schemas"]["AllocationWrite"][];
            /** @description A draft for each mill, a mill once. Either list has something in it. */
            supplies: components["schemas"]["DraftWrite"][];
        };
        DraftedSupply: {
            id: components["schemas"]["Uuid"];
            number: string;
            version: components["schemas"]["Version"];
            sawmill_name: string;
            volume_m3: components["schemas"]["Volume"];
        };
        /** @description Allocated amount from a supply line to a deal line, now and before the change. */
        Allocation: {
            supply_line_id: components["schemas"]["Uuid"];
            deal_line_id: components["schemas"]["Uuid"];
            m3: components["schemas"]["Volume"];
            /** @description Number of whole packs; null if a pack is split, or if the pack size is unknown. */
            packs: number | null;
            was_m3: components["schemas"]["Volume"];
            /** @description Number of whole packs; null if a pack is split, or if the pack size is unknown. */
            was_packs: number | null;
            warnings: components["schemas"]["AllocationWarning"][];
        };
        Purchase: {
            supplies: components["schemas"]["DraftedSupply"][];
            /** @description Free wood that was taken. */
            allocations: components["schemas"]["Allocation"][];
        };
        PurchaseUndo: {
            /** @description The drafts, in the version in which they were made. */
            supplies: {
                id: components["schemas"]["Uuid"];
                version: components["schemas"]["Version"];
            }[];
            /** @description Allocations before the purchase. */
            allocations: components["schemas"]["AllocationWrite"][];
            /** @description Why the drafts are canceled, as their histories tell it. */
            reason: string;
        };
        AllocationsWrite: {
            /** @description All of them or none. Wood that one of them releases is available to the others, in any order. */
            allocations: components["schemas"]["AllocationWrite"][];
        };
        AllocationList: {
            items: components["schemas"]["Allocation"][];
        };
        /**
         * @description Progress of a cargo. From `loading` on, its deals and supplies follow each step.
         * @enum {string}
         */
        CargoStatus: "planned" | "booked" | "loading" | "sealed" | "in_transit" | "arrived" | "delivered" | "closed" | "canceled";
        /** @enum {string} */
        CargoKind: "container" | "truck";
        /**
         * @description UN/LOCODE.
         * @example LTKLJ
         */
        UnLocode: string;
        /**
         * @description 20 and 40 feet dry containers, and the high cube.
         * @enum {string}
         */
        ContainerType: "20DC" | "40DC" | "40HC";
        LateDays: number | null;
        NamedRecord: {
            id: components["schemas"]["Uuid"];
            /** @description The name of a company, the number of a document. */
            name: string;
        };
        /** @enum {string} */
        CargoBinding: "weight" | "space";
        CargoSummary: {
            id: components["schemas"]["Uuid"];
            number: string;
            status: components["schemas"]["CargoStatus"];
            kind: components["schemas"]["CargoKind"];
            container_type: components["schemas"]["ContainerType"] | null;
            container_number: string | null;
            truck_plate: string | null;
            carrier: string | null;
            vessel: string | null;
            port_of_loading: components["schemas"]["UnLocode"] | null;
            port_of_discharge: components["schemas"]["UnLocode"] | null;
            /** @description Where the wood is loaded, the UN/LOCODE of a yard or the place agreed with the mill, in the order of the loads. */
            loading_places: string[];
            /** @description Destinations of the deals, in the order of the loads. */
            destinations: string[];
            /** @description The last day on which the terminal accepts it. Null for a truck. */
            cut_off: components["schemas"]["DayOrNull"];
            /** @description The last day on which the terminal accepts it. Null for a truck. */
            etd: components["schemas"]["DayOrNull"];
            /** @description The last day on which the terminal accepts it. Null for a truck. */
            eta: components["schemas"]["DayOrNull"];
            /** @description The last day on which the terminal accepts it. Null for a truck. */
            atd: components["schemas"]["DayOrNull"];
            /** @description The last day on which the terminal accepts it. Null for a truck. */
            ata: components["schemas"]["DayOrNull"];
            /** @description Last day on which the cargo is in time: the Sunday of the earliest delivery week among the deals whose wood it carries. Without a delivery week, its ETA. */
            due_day: components["schemas"]["DayOrNull"];
            /** @description Days from `due_day` to the ATA or, before the arrival, to today. Null if the cargo is not late. */
            late_days: number | null;
            /** @description Days from `due_day` to an ETA in the future. Null if the cargo is expected in time. */
            arrives_late_days: components["schemas"]["LateDays"];
            clients: components["schemas"]["NamedRecord"][];
            sawmills: components["schemas"]["NamedRecord"][];
            deals: components["schemas"]["NamedRecord"][];
            m3: components["schemas"]["Volume"];
            gross_kg: number;
            /** @description Fill level of the binding limit; null if the size is unknown. */
            fill_percent: components["schemas"]["PercentOrNull"];
            /** @description The limit that is reached first and determines the remaining capacity. Null if no limit is known or nothing is loaded. */
            binding: components["schemas"]["CargoBinding"] | null;
            freight_eur: components["schemas"]["AmountOrNull"];
            /** @description Number of required documents that are missing. Null before the cargo is sealed, and once it is closed or canceled. */
            missing_documents: number | null;
            updated_at: components["schemas"]["Timestamp"];
        };
        CargoList: {
            items: components["schemas"]["CargoSummary"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["DocumentTotal"];
        };
        /**
         * @description Method of the verified gross mass (SOLAS VI/2). method_1 weighs the packed container; method_2 weighs the contents and adds the tare.
         * @enum {string}
         */
        VgmMethod: "method_1" | "method_2";
        /**
         * @description A document that travels with the cargo or is needed for customs.
         * @enum {string}
         */
        CargoDocument: "packing_list" | "commercial_invoice" | "bill_of_lading" | "cmr" | "vgm_declaration" | "export_declaration" | "import_declaration" | "certificate_of_origin" | "phytosanitary_certificate" | "due_diligence_statement" | "insurance_certificate" | "claim_invoice";
        /** @description Position of a pack inside, in mm from the front wall, the left wall and the floor. The packs are listed in loading order. */
        StowedPack: {
            load_id: components["schemas"]["Uuid"];
            /** @description The listed pack at the mill; absent or null if the load does not name its packs. */
            pack_id?: components["schemas"]["Uuid"] | null;
            x_mm: number;
            y_mm: number;
            z_mm: number;
            length_mm: number;
            width_mm: number;
            height_mm: number;
            /** @description True if the pack lies crosswise. */
            is_turned: boolean;
        };
        /**
         * @description The unit of a load.
         * @enum {string}
         */
        LoadUnit: "pack" | "pcs" | "m3";
        /** @description Wood of a supply line allocated to a deal line, or yard packs reserved by an order of the deal. */
        CargoLoadWrite: {
            /** @description Created by the client for a new load, and permanent. */
            id: components["schemas"]["Uuid"];
            supply_line_id: components["schemas"]["Uuid"];
            deal_line_id: components["schemas"]["Uuid"];
            quantity: components["schemas"]["Quantity"];
            unit: components["schemas"]["LoadUnit"];
            /** @description The load's yard packs, as many as `quantity`; empty for wood at a mill. */
            lot_ids: components["schemas"]["Uuid"][];
            /** @description The load's listed packs at the mill, as many as `quantity`; m3, pieces and kg are their sums. Empty if it names none. If absent, a load with unchanged wood and quantity keeps its packs. */
            pack_ids?: components["schemas"]["Uuid"][];
            /** @description Weighed net weight; null if it is computed from the wood's density. */
            net_kg: number | null;
            /** @description Weighed weight including straps, bearers and foil, at least the net weight; null if it equals the net weight. */
            gross_kg: number | null;
            /** @description The stop where the load is unloaded, counted from the first stop. */
            drop: number;
        };
        CargoWrite: {
            kind: components["schemas"]["CargoKind"];
            /** @description Null for a truck, or if unknown. */
            container_type: components["schemas"]["ContainerType"] | null;
            /** @description ISO 6346, with a right check digit. Null for a truck. */
            container_number: string | null;
            seal_number: string | null;
            /** @description Tare from the container's plate or the truck's papers; null to use that of the type. */
            tare_kg: number | null;
            /** @description Maximum gross weight on the plate. With the tare, it determines the payload in place of the type. */
            max_gross_kg: number | null;
            /** @description Null for a container. */
            truck_plate: string | null;
            /** @description Null for a container. */
            trailer_plate: string | null;
            /** @description Null for a container. */
            driver: string | null;
            carrier: string | null;
            forwarder: string | null;
            booking_number: string | null;
            /** @description Null for a truck. */
            bill_of_lading: string | null;
            /** @description Null for a truck. */
            vessel: string | null;
            /** @description Null for a truck. */
            voyage: string | null;
            port_of_loading: components["schemas"]["UnLocode"] | null;
            port_of_discharge: components["schemas"]["UnLocode"] | null;
            /** @description The last day on which the terminal accepts it. Null for a truck. */
            cut_off: components["schemas"]["DayOrNull"];
            /** @description Estimated day of departure. */
            etd: components["schemas"]["DayOrNull"];
            /** @description Estimated day of arrival. */
            eta: components["schemas"]["DayOrNull"];
            /** @description Day of departure, not after today. Editable once the cargo is sealed. If empty, the departure step sets its own day. */
            atd: components["schemas"]["DayOrNull"];
            /** @description Day of arrival, not after today. Editable once the cargo has departed. If empty, the arrival step sets its own day. */
            ata: components["schemas"]["DayOrNull"];
            /** @description Verified gross mass. Null for a truck. */
            vgm_kg: number | null;
            vgm_method: components["schemas"]["VgmMethod"] | null;
            /** @description When it was determined. */
            vgm_date: components["schemas"]["DayOrNull"];
            /** @description Currency of the freight. */
            currency: components["schemas"]["Currency"];
            /** @description Null for euro, or until it is known. Required for booking, which freezes it with the freight. */
            exchange_rate: components["schemas"]["ExchangeRateOrNull"];
            /** @description Booked freight. */
            freight: components["schemas"]["PositiveAmountOrNull"];
            /** @description Charged freight; replaces the booked one in all figures. */
            actual_freight: components["schemas"]["PositiveAmountOrNull"];
            /** @description Days at the port that cost nothing. */
            free_days: number | null;
            /** @description Documents at hand, each once, in the order of the contract. */
            documents: components["schemas"]["CargoDocument"][];
            stowage: components["schemas"]["StowedPack"][];
            notes: string | null;
            /** @description The loads. */
            lines: components["schemas"]["CargoLoadWrite"][];
        };
        CargoTerms: {
            kind: components["schemas"]["CargoKind"];
            /** @description Null for a truck, or if unknown. */
            container_type: components["schemas"]["ContainerType"] | null;
            /** @description ISO 6346, with a right check digit. Null for a truck. */
            container_number: string | null;
            seal_number: string | null;
            /** @description Tare from the container's plate or the truck's papers; null to use that of the type. */
            tare_kg: number | null;
            /** @description Maximum gross weight on the plate. With the tare, it determines the payload in place of the type. */
            max_gross_kg: number | null;
            /** @description Null for a container. */
            truck_plate: string | null;
            /** @description Null for a container. */
            trailer_plate: string | null;
            /** @description Null for a container. */
            driver: string | null;
            carrier: string | null;
            forwarder: string | null;
            booking_number: string | null;
            /** @description Null for a truck. */
            bill_of_lading: string | null;
            /** @description Null for a truck. */
            vessel: string | null;
            /** @description Null for a truck. */
            voyage: string | null;
            port_of_loading: components["schemas"]["UnLocode"] | null;
            port_of_discharge: components["schemas"]["UnLocode"] | null;
            /** @description The last day on which the terminal accepts it. Null for a truck. */
            cut_off: components["schemas"]["DayOrNull"];
            /** @description Estimated day of departure. */
            etd: components["schemas"]["DayOrNull"];
            /** @description Estimated day of arrival. */
            eta: components["schemas"]["DayOrNull"];
            /** @description Day of departure, not after today. Editable once the cargo is sealed. If empty, the departure step sets its own day. */
            atd: components["schemas"]["DayOrNull"];
            /** @description Day of arrival, not after today. Editable once the cargo has departed. If empty, the arrival step sets its own day. */
            ata: components["schemas"]["DayOrNull"];
            /** @description Verified gross mass. Null for a truck. */
            vgm_kg: number | null;
            vgm_method: components["schemas"]["VgmMethod"] | null;
            /** @description When it was determined. */
            vgm_date: components["schemas"]["DayOrNull"];
            /** @description Currency of the freight. */
            currency: components["schemas"]["Currency"];
            /** @description Null for euro, or until it is known. Required for booking, which freezes it with the freight. */
            exchange_rate: components["schemas"]["ExchangeRateOrNull"];
            /** @description Booked freight. */
            freight: components["schemas"]["PositiveAmountOrNull"];
            /** @description Charged freight; replaces the booked one in all figures. */
            actual_freight: components["schemas"]["PositiveAmountOrNull"];
            /** @description Days at the port that cost nothing. */
            free_days: number | null;
            /** @description Documents at hand, each once, in the order of the contract. */
            documents: components["schemas"]["CargoDocument"][];
            stowage: components["schemas"]["StowedPack"][];
            notes: string | null;
        };
        LotPack: {
            number: components["schemas"]["PackNumber"];
            tally: components["schemas"]["Tally"];
        };
        /** @description A pack in the yard. */
        LoadLot: {
            id: components["schemas"]["Uuid"];
            barcode: string;
            pcs: number;
            m3: components["schemas"]["Volume"];
            /** @description The mill's pack; absent for others. */
            pack?: components["schemas"]["LotPack"];
        };
        /** @description A listed pack at the mill. */
        LoadPack: {
            id: components["schemas"]["Uuid"];
            number: components["schemas"]["PackNumber"];
            tally: components["schemas"]["Tally"];
            pcs: number;
            m3: components["schemas"]["Volume"];
            kg: number;
        };
        /** @description The yard of a load's packs, else the mill of its supply. */
        LoadingPlace: {
            /** @description Null for wood at a mill. */
            yard: components["schemas"]["UnLocode"] | null;
            /** @description Loading place of the supply; null for packs in a yard. */
            address: string | null;
            country: components["schemas"]["Country"];
        };
        /** @description Amount that packs may have beyond `most` if a load names them, because each is rounded. */
        NamedMost: {
            /** @description Most that their volumes may sum to. */
            m3: components["schemas"]["Volume"];
            /** @description Most that the volume of all their pieces may be, apart from half a litre per pack. */
            exact_m3: components["schemas"]["Volume"];
            /** @description True if the mill wrote the sum of its packs for the line. Their rounded volumes count as the volume of their pieces then. */
            is_sum_of_packs: boolean;
        };
        CargoLoad: {
            id: components["schemas"]["Uuid"];
            supply_line_id: components["schemas"]["Uuid"];
            deal_line_id: components["schemas"]["Uuid"];
            quantity: components["schemas"]["Quantity"];
            unit: components["schemas"]["LoadUnit"];
            /** @description The load's yard packs, as many as `quantity`; empty for wood at a mill. */
            lot_ids: components["schemas"]["Uuid"][];
            /** @description The load's listed packs at the mill, as many as `quantity`; m3, pieces and kg are their sums. Empty if it names none. If absent, a load with unchanged wood and quantity keeps its packs. */
            pack_ids: components["schemas"]["Uuid"][];
            /** @description Weighed net weight; null if it is computed from the wood's density. */
            net_kg: number | null;
            /** @description Weighed net weight; null if it is computed from the wood's density. */
            gross_kg: number | null;
            drop: number;
            supply: components["schemas"]["CoverSupply"];
            deal: components["schemas"]["CoverDeal"];
            /** @description The wood of the supply line. */
            wood: components["schemas"]["CoverWood"];
            /** @description Yard packs that the load may consist of and that are in no other load; empty for wood at a mill. */
            lots: components["schemas"]["LoadLot"][];
            /** @description Listed packs of the supply line that the load names or may name, and that are in no other load. */
            mill_packs: components["schemas"]["LoadPack"][];
            /** @description True if a load must name its packs, because packs of the supply line were sold to the deal's line out of a yard. It cannot only count them. */
            must_name_packs: boolean;
            loaded_at: components["schemas"]["LoadingPlace"];
            m3: components["schemas"]["Volume"];
            /** @description Null if the volume of a pack is unknown. */
            packs: components["schemas"]["Packs"] | null;
            /** @description Pieces, rounded; null if the size of a piece is unknown. */
            pcs: number | null;
            /** @description Weighed net weight, or the weight computed from the density. */
            counted_net_kg: number;
            counted_gross_kg: number;
            /** @description The most that this load may be, beside what other cargo has of the wood. */
            most: components["schemas"]["CoverAmount"];
            named_most: components["schemas"]["NamedMost"];
        };
        CargoFigures: {
            m3: components["schemas"]["Volume"];
            /** @description Null if the volume of a pack is unknown. */
            packs: components["schemas"]["Packs"] | null;
            net_kg: number;
            gross_kg: number;
            /** @description Payload by plate or type; null if neither is known. */
            payload_kg: number | null;
            capacity_m3: components["schemas"]["VolumeOrNull"];
            weight_percent: components["schemas"]["PercentOrNull"];
            space_percent: components["schemas"]["PercentOrNull"];
            /** @description The limit that is reached first and determines the remaining capacity. Null if no limit is known or nothing is loaded. */
            binding: components["schemas"]["CargoBinding"] | null;
            remaining_kg: number | null;
            /** @description Remaining volume for wood of the density loaded; the whole space of an empty cargo. */
            remaining_m3: components["schemas"]["VolumeOrNull"];
            /** @description The actual freight, else the booked one; null while it or its rate is open. */
            freight_eur: components["schemas"]["AmountOrNull"];
            freight_eur_per_m3: components["schemas"]["AmountOrNull"];
        };
        /** @description A row of the checklist of documents. */
        CargoPaper: {
            document: components["schemas"]["CargoDocument"];
            /** @description True if the paper is required by the kind of cargo, the Incoterms of its deals, its claims, and the countries of origin and destination. */
            is_needed: boolean;
            is_present: boolean;
        };
        /** @description A deal's share of a cargo, and of its freight by volume. */
        CargoShare: {
            deal: components["schemas"]["CoverDeal"];
            /** @description Address of the deal's client, as printed on papers that travel with the wood. */
            consignee: {
                country: components["schemas"]["Country"];
                address: string | null;
            };
            m3: components["schemas"]["Volume"];
            freight_eur: components["schemas"]["AmountOrNull"];
            /** @description Number of the invoice of the deal's loads; null if they are not invoiced, or no longer after a credit note. */
            invoice_number: string | null;
        };
        /** @description A value of the cargo that is probably wrong. It does not prevent saving. */
        CargoWarning: components["schemas"]["RateOffDailyWarning"] | {
            /** @constant */
            code: "vgm_under_load";
            /** @constant */
            pointer: "/vgm_kg";
            params: {
                load_kg: number;
                tare_kg: number | null;
            };
        } | {
            /** @constant */
            code: "vgm_after_departure";
            /** @constant */
            pointer: "/vgm_date";
            params: {
                departure: components["schemas"]["Day"];
            };
        };
        /** @enum {string} */
        CargoField: "kind" | "container_type" | "container_number" | "seal_number" | "tare_kg" | "max_gross_kg" | "truck_plate" | "trailer_plate" | "driver" | "carrier" | "forwarder" | "booking_number" | "bill_of_lading" | "vessel" | "voyage" | "port_of_loading" | "port_of_discharge" | "cut_off" | "etd" | "eta" | "atd" | "ata" | "vgm_kg" | "vgm_method" | "vgm_date" | "currency" | "exchange_rate" | "freight" | "actual_freight" | "free_days" | "documents" | "stowage" | "notes" | "lines";
        CargoFieldNeed: {
            /** @enum {string} */
            code: "container_type" | "container_number" | "seal_number" | "truck_plate" | "carrier" | "booking_number" | "port_of_loading" | "port_of_discharge" | "etd" | "freight" | "actual_freight" | "exchange_rate" | "vgm" | "load";
            /** @description JSON Pointer to the field to fill in. */
            pointer: string;
            /** @constant */
            can_override?: true;
        };
        /** @description The cargo holds more of this wood than is ready at the mill, or more than its inspection accepted. */
        LoadNeed: {
            /** @constant */
            code: "load_ready";
            pointer: string;
            /** @constant */
            can_override?: true;
            params: {
                most: components["schemas"]["Volume"];
                /** @description The supply's number. */
                supply: string;
            };
        };
        /** @description A deal or supply of the cargo is not in a status for loading, such as a deal that is unconfirmed or canceled. */
        LoadOpenNeed: {
            /** @constant */
            code: "load_open";
            pointer: string;
            /** @constant */
            can_override?: true;
            params: {
                number: string;
            };
        };
        /** @description The supply requires an inspection and has no approved report. A global manager or admin can override this. */
        InspectionNeed: {
            /** @constant */
            code: "supply_inspected";
            pointer?: string;
            /** @constant */
            can_override?: true;
            params: {
                /** @description The supply's number. */
                supply: string;
            };
        };
        /** @description A load names packs that their inspection rejected. */
        PacksNeed: {
            /** @constant */
            code: "packs_accepted";
            pointer: string;
            /** @constant */
            can_override?: true;
            params: {
                /** @description The numbers of the packs, such as "1041, 1042". */
                packs: string;
            };
        };
        /** @description No inspection report of the container is approved, or the last one that is found it unfit. */
        ContainerReportNeed: {
            /** @constant */
            code: "container_report";
            pointer?: string;
            /** @constant */
            can_override?: true;
        };
        /** @description The seal is not the one that the container's report read on its door. */
        SealNeed: {
            /** @constant */
            code: "seal_differs";
            /** @constant */
            pointer: "/seal_number";
            /** @constant */
            can_override?: true;
            params: {
                /** @description The seal number in the report. */
                seal: string;
            };
        };
        /** @description A load differs from the count in the container's report. The load or the report is corrected, or a global manager or an admin overrides it. For wood that was counted and is no longer loaded, `planned` is zero and the pointer is that of all loads. */
        CountNeed: {
            /** @constant */
            code: "load_counted";
            pointer: string;
            /** @constant */
            can_override?: true;
            params: {
                /** @description The supply's number. */
                supply: string;
                counted: string;
                planned: string;
                /** @enum {string} */
                unit: "pack" | "pcs";
            };
        };
        /** @description A report of the container is not approved yet. A global manager or an admin can override this, which cancels the report. */
        ReportOpenNeed: {
            /** @constant */
            code: "report_open";
            pointer?: string;
            /** @constant */
            can_override?: true;
            params: {
                number: string;
            };
        };
        PaperNeed: {
            /** @constant */
            code: "document";
            /** @constant */
            pointer: "/documents";
            /** @constant */
            can_override?: true;
            params: {
                document: components["schemas"]["CargoDocument"];
            };
        };
        /** @description A missing requirement of a step of the cargo. */
        CargoNeed: components["schemas"]["CargoFieldNeed"] | components["schemas"]["LoadNeed"] | components["schemas"]["LoadOpenNeed"] | components["schemas"]["InspectionNeed"] | components["schemas"]["PacksNeed"] | components["schemas"]["ContainerReportNeed"] | components["schemas"]["SealNeed"] | components["schemas"]["CountNeed"] | components["schemas"]["ReportOpenNeed"] | components["schemas"]["PaperNeed"];
        CargoTransition: components["schemas"]["Step"] & {
            to: components["schemas"]["CargoStatus"];
            missing: components["schemas"]["CargoNeed"][];
            /** @description Does not block the step yet. Absent if there is nothing to show. */
            ahead?: components["schemas"]["CargoNeed"][];
        };
        Cargo: components["schemas"]["DocumentHead"] & components["schemas"]["CargoTerms"] & {
            status: components["schemas"]["CargoStatus"];
            lines: components["schemas"]["CargoLoad"][];
            figures: components["schemas"]["CargoFigures"];
            checklist: components["schemas"]["CargoPaper"][];
            shares: components["schemas"]["CargoShare"][];
            warnings: components["schemas"]["CargoWarning"][];
            /** @description Number of required documents that are missing. Null before the cargo is sealed, and once it is closed or canceled. */
            missing_documents: number | null;
            /** @description Where the wood is loaded, the UN/LOCODE of a yard or the place agreed with the mill, in the order of the loads. */
            loading_places: string[];
            /** @description Destinations of the deals, in the order of the loads. */
            destinations: string[];
            /** @description Last day on which the cargo is in time: the Sunday of the earliest delivery week among the deals whose wood it carries. Without a delivery week, its ETA. */
            due_day: components["schemas"]["DayOrNull"];
            /** @description Days from `due_day` to the ATA or, before the arrival, to today. Null if the cargo is not late. */
            late_days: number | null;
            /** @description Days from `due_day` to an ETA in the future. Null if the cargo is expected in time. */
            arrives_late_days: components["schemas"]["LateDays"];
            cancel_reason: string | null;
            /** @description The fields that the user may change in this status; `lines` are the loads. */
            editable_fields: components["schemas"]["CargoField"][];
            transitions: components["schemas"]["CargoTransition"][];
        };
        CargoPreviewRequest: {
            /** @description The saved cargo it belongs to, or null for a new one. */
            id: components["schemas"]["UuidOrNull"];
            cargo: components["schemas"]["CargoWrite"];
        };
        CargoPreview: {
            figures: components["schemas"]["CargoFigures"];
            lines: components["schemas"]["CargoLoad"][];
            checklist: components["schemas"]["CargoPaper"][];
            shares: components["schemas"]["CargoShare"][];
            warnings: components["schemas"]["CargoWarning"][];
            transitions: components["schemas"]["CargoTransition"][];
        };
        /** @description Values of these fields in other cargo, each once. */
        CargoChoices: {
            carriers: string[];
            forwarders: string[];
            ports: components["schemas"]["UnLocode"][];
            /** @description Clients with wood in any cargo. */
            clients: components["schemas"]["NamedRecord"][];
        };
        /** @description Allocated wood that is ready, or yard packs reserved by an order, in no cargo yet. Wood in a yard and at the mill is listed once each. */
        LoadableWood: {
            supply_line_id: components["schemas"]["Uuid"];
            deal_line_id: components["schemas"]["Uuid"];
            supply: components["schemas"]["CoverSupply"];
            deal: components["schemas"]["CoverDeal"];
            wood: components["schemas"]["CoverWood"];
            loading_place: string | null;
            /** @description Yard packs that the load may consist of and that are in no other load; empty for wood at a mill. */
            lots: components["schemas"]["LoadLot"][];
            /** @description The first of the listed packs that a load may name, in the order of their numbers. Wood in a yard has none. */
            mill_packs: components["schemas"]["LoadPack"][];
            /** @description Number of listed packs that a load may name. If it is zero for wood at the mill whose packs must be named, the mill has to list them first. */
            mill_pack_count: number;
            /** @description True if a load must name its packs, because packs of the supply line were sold to the deal's line out of a yard. It cannot only count them. */
            must_name_packs: boolean;
            /** @description Largest amount that may be loaded. */
            most: components["schemas"]["CoverAmount"];
            named_most: components["schemas"]["NamedMost"];
            net_kg: number;
            /** @description True if the supply requires an inspection and has no approved report. */
            awaits_inspection: boolean;
        };
        LoadableList: {
            /** @description True if the search matches more wood than this. */
            has_more: boolean;
            items: components["schemas"]["LoadableWood"][];
        };
        LoadablePackList: {
            /** @description Listed packs of the supply line that the load names or may name, and that are in no other load. */
            items: components["schemas"]["LoadPack"][];
        };
        CargoTransitionRequest: {
            to: components["schemas"]["CargoStatus"];
            reason?: string;
            /**
             * @description Overrides the requirements that can be overridden; needs a reason.
             * @default false
             */
            override: boolean;
        };
        /**
         * @description Status of an inspection report. An approved report is final; an approved correction replaces it.
         * @enum {string}
         */
        ReportStatus: "draft" | "submitted" | "returned" | "approved" | "canceled";
        /**
         * @description Verdict. The last approved report on a line is valid. With `fail`, none of its lines can be loaded.
         * @enum {string}
         */
        ReportVerdict: "pass" | "remarks" | "fail";
        ReportSummary: {
            id: components["schemas"]["Uuid"];
            number: string;
            status: components["schemas"]["ReportStatus"];
            inspector: components["schemas"]["PersonRef"];
            inspected_on: components["schemas"]["DayOrNull"];
            verdict: components["schemas"]["ReportVerdict"] | null;
            /** @description Another report has taken its place. */
            is_corrected: boolean;
            updated_at: components["schemas"]["Timestamp"];
        };
        ReportRef: {
            id: components["schemas"]["Uuid"];
            number: string;
        };
        SupplyReportSummary: components["schemas"]["ReportSummary"] & {
            supply: components["schemas"]["ReportRef"];
            sawmill: {
                id: components["schemas"]["Uuid"];
                name: string;
                country: components["schemas"]["Country"];
            };
            accepted_m3: components["schemas"]["Volume"];
            rejected_m3: components["schemas"]["Volume"];
        };
        SupplyReportList: {
            items: components["schemas"]["SupplyReportSummary"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        /**
         * Format: uuid
         * @description Created by the client, so that a repeated call creates one report. The same contents from the same user return the current report; other contents, or another user's report, are a `duplicate`. Assigned if absent.
         */
        ReportId: string;
        /**
         * @description Measured with a caliper or a tape, in mm with up to one place.
         * @example 47.5
         * @example 4802
         */
        Size: string;
        /**
         * @description Moisture in percent as shown by a meter, with up to one place.
         * @example 18.5
         */
        MoisturePercent: string;
        /**
         * @description Visible defect of a piece. A wrong size follows from the measurements.
         * @enum {string}
         */
        FoundDefect: "knots" | "wane" | "blue_stain" | "mould" | "checks" | "bow" | "twist" | "rot" | "treatment";
        /** @description A piece of the sample. Of a pole `thickness_mm` is the top diameter, and it has no width. */
        PieceReading: {
            /** @description Generated by the client. */
            id: components["schemas"]["Uuid"];
            thickness_mm: components["schemas"]["Size"] | null;
            width_mm: components["schemas"]["Size"] | null;
            length_mm: components["schemas"]["Size"] | null;
            moisture_percent: components["schemas"]["MoisturePercent"] | null;
            defects: components["schemas"]["FoundDefect"][];
        };
        SupplyReportLineWrite: {
            /** @description Id of the supply line. */
            id: components["schemas"]["Uuid"];
            /** @description Number of pieces in the lot. */
            lot_pcs: number | null;
            /** @description Packs that pieces were taken from. */
            sampled_packs: number | null;
            readings: components["schemas"]["PieceReading"][];
            /** @description The grade that it is, as the trade writes it. */
            grade_found: string | null;
            /** @description Pieces of the lot that are not taken. */
            rejected_pcs: number | null;
        };
        /** @description A scanned pack of a supply. A rejected one is not taken. */
        InspectedPack: {
            /** @description Created by the client. */
            id: components["schemas"]["Uuid"];
            /** @description The listed pack; null if no listed pack matches the text. */
            pack_id: components["schemas"]["UuidOrNull"];
            /** @description As it was scanned. */
            text: string;
            /** @description Supply or cargo that the pack belongs to instead, if the device knew it. */
            belongs_to: string | null;
            is_rejected: boolean;
            /** @description Why it is rejected, required before the report is submitted. */
            reason: string | null;
        };
        /** @enum {string} */
        CheckState: "ok" | "defect" | "not_applicable";
        /** @description A point of a checklist. */
        Check: {
            /** @description Null until it is checked. */
            state: components["schemas"]["CheckState"] | null;
            /** @description Description of a defect, required before the report is submitted. */
            remark: string | null;
        };
        SupplyReportChecks: {
            pack_marks: components["schemas"]["Check"];
            strapping: components["schemas"]["Check"];
            wrapping: components["schemas"]["Check"];
        };
        /**
         * @description Subject of a photo.
         * @enum {string}
         */
        PhotoKind: "empty" | "csc_plate" | "floor" | "moisture" | "pack_marks" | "half_loaded" | "doors_open" | "seal" | "defect" | "other";
        ReportPhoto: {
            /** @description Created by the client when the photo is taken, and permanent. */
            id: components["schemas"]["Uuid"];
            /** @description Attachment with the photo. Null while the photo is only on the device; the report cannot be submitted until then. */
            attachment_id: components["schemas"]["UuidOrNull"];
            kind: components["schemas"]["PhotoKind"];
            caption: string | null;
        };
        ReportPhotos: components["schemas"]["ReportPhoto"][];
        SupplyReportCreate: {
            id?: components["schemas"]["ReportId"];
            supply_id: components["schemas"]["Uuid"];
            inspected_on: components["schemas"]["DayOrNull"];
            place: string | null;
            /** @description Location of the phone. */
            coordinates: components["schemas"]["Coordinates"] | null;
            /** @description The lines of the supply that were inspected. */
            lines: components["schemas"]["SupplyReportLineWrite"][];
            /** @description Each listed pack at most once. */
            scanned_packs: components["schemas"]["InspectedPack"][];
            checks: components["schemas"]["SupplyReportChecks"];
            photos: components["schemas"]["ReportPhotos"];
            verdict: components["schemas"]["ReportVerdict"] | null;
            remarks: string | null;
        };
        /** @description Progress of a report, and the people involved. */
        ReportWay: {
            status: components["schemas"]["ReportStatus"];
            /** @description The person who started the report. Only the inspector edits it, and never approves it. */
            inspector: components["schemas"]["PersonRef"];
            submitted_at: components["schemas"]["TimestampOrNull"];
            approved_at: components["schemas"]["TimestampOrNull"];
            approved_by: components["schemas"]["PersonRefOrNull"];
            /** @description Why it was returned last; null once it is submitted again. */
            return_remark: string | null;
            cancel_reason: string | null;
            /** @description Packs whose numbers the remarks quote; absent if there are none. */
            quoted_packs?: components["schemas"]["PackRef"][];
            /** @description The approved report that this one is a new version of. */
            corrects: components["schemas"]["ReportRef"] | null;
            /** @description The approved report that took its place. */
            corrected_by: components["schemas"]["ReportRef"] | null;
            /** @description Differences from the corrected report. */
            changes: components["schemas"]["FieldChange"][];
            /** @description True if the user can start a correction now. */
            can_correct: boolean;
        };
        /** @description A pack that belongs to the inspected wood, found by its marks. */
        ListedPack: {
            /** @description Id of the mill's pack or of the yard's. */
            id: components["schemas"]["Uuid"];
            /** @description The mill's number, else the yard's barcode. */
            number: string;
            barcode: string | null;
            /** @description Null if the pieces are not known. */
            pcs: number | null;
        };
        /** @description Packs of the wood, by number; empty if they are not named. */
        ListedPacks: components["schemas"]["ListedPack"][];
        /** @description A line of a supply, without costs. */
        InspectableLine: {
            id: components["schemas"]["Uuid"];
            product_name: string | null;
            specification: components["schemas"]["Specification"];
            /** @description Expected pieces by the latest known quantity, which is ready, confirmed or ordered; null if the size does not allow computing it. */
            expected_pcs: number | null;
            /** @description Expected volume in m3. */
            volume_m3: components["schemas"]["Volume"];
            listed_packs: components["schemas"]["ListedPacks"];
        };
        /** @description A report of the same supply or container that still counts. */
        EarlierReport: {
            id: components["schemas"]["Uuid"];
            number: string;
            status: components["schemas"]["ReportStatus"];
            inspector: components["schemas"]["PersonRef"];
        };
        /** @description A supply as an inspector sees it. */
        InspectableSupply: {
            id: components["schemas"]["Uuid"];
            number: string;
            status: components["schemas"]["SupplyStatus"];
            sawmill: {
                id: components["schemas"]["Uuid"];
                name: string;
                country: components["schemas"]["Country"];
            };
            loading_place: string | null;
            ready_week: components["schemas"]["IsoWeekOrNull"];
            inspection_required: boolean;
            lines: components["schemas"]["InspectableLine"][];
            /** @description Other valid reports of the supply. Absent if there is none. */
            reports?: components["schemas"]["EarlierReport"][];
        };
        /** @description Single sampling by attributes, ISO 2859-1, general inspection level II, acceptance quality limit 4.0, normal inspection. */
        SamplingPlan: {
            /** @description Number of pieces to inspect; the whole lot if it has no more. */
            sample_pcs: number;
            /** @description Pieces that may fail. */
            accept: number;
        };
        DefectCount: {
            kind: components["schemas"]["DefectKind"];
            pcs: number;
            /** @description Percentage of the pieces in the sample. */
            percent: components["schemas"]["Percent"];
        };
        /** @description Results of a line's sample. */
        InspectedFigures: {
            /** @description Null until the number of pieces in the lot is known. */
            plan: components["schemas"]["SamplingPlan"] | null;
            sampled_pcs: number;
            /** @description Pieces that are not the right size or have a defect. */
            failed_pcs: number;
            /** @description True if the lot passes the sampling plan; null until decided. */
            passes: boolean | null;
            /** @description Defects, the most frequent first. A piece with two defects counts for both. */
            defects: components["schemas"]["DefectCount"][];
            /** @description The average of the measurements. */
            moisture_percent: components["schemas"]["PercentOrNull"];
            /** @description Null until the number of pieces in the lot and of rejected pieces is known. Zero for a failed report. */
            accepted_m3: components["schemas"]["VolumeOrNull"];
            rejected_m3: components["schemas"]["VolumeOrNull"];
        };
        SupplyReportLine: {
            id: components["schemas"]["Uuid"];
            lot_pcs: number | null;
            sampled_packs: number | null;
            readings: components["schemas"]["PieceReading"][];
            grade_found: string | null;
            rejected_pcs: number | null;
            product_name: string | null;
            specification: components["schemas"]["Specification"];
            expected_pcs: number | null;
            volume_m3: components["schemas"]["Volume"];
            figures: components["schemas"]["InspectedFigures"];
        };
        /** @enum {string} */
        SupplyReportField: "supply_id" | "inspected_on" | "place" | "coordinates" | "lines" | "scanned_packs" | "checks" | "photos" | "verdict" | "remarks";
        /** @description A field to fill in. With `pack_line`, the report lacks the line of a rejected pack. */
        SupplyReportFieldNeed: {
            /** @enum {string} */
            code: "inspected_on" | "place" | "line" | "lot" | "moisture" | "grade" | "rejected" | "pack_reason" | "pack_line" | "check" | "check_remark" | "photo_sent" | "verdict" | "verdict_too_good" | "remarks";
            /** @description JSON Pointer to the field to fill in. */
            pointer: string;
            /** @constant */
            can_override?: true;
        };
        /** @description The sampling plan requires more pieces. With `piece_size`, some sampled pieces have no size; with `rejected_packs`, the packs that are rejected contain more pieces than the line rejects. */
        SampleNeed: {
            /** @enum {string} */
            code: "sample" | "piece_size" | "rejected_packs";
            pointer: string;
            /** @constant */
            can_override?: true;
            params: {
                /** @description Number of these pieces. */
                pcs: string;
            };
        };
        /** @description A photo of this kind is missing. */
        PhotoNeed: {
            /** @constant */
            code: "photo";
            /** @constant */
            pointer: "/photos";
            /** @constant */
            can_override?: true;
            params: {
                kind: components["schemas"]["PhotoKind"];
            };
        };
        /** @description A missing requirement of a step of the report. */
        SupplyReportNeed: components["schemas"]["SupplyReportFieldNeed"] | components["schemas"]["SampleNeed"] | components["schemas"]["PhotoNeed"];
        SupplyReportTransition: components["schemas"]["Step"] & {
            to: components["schemas"]["ReportStatus"];
            missing: components["schemas"]["SupplyReportNeed"][];
            ahead?: components["schemas"]["SupplyReportNeed"][];
        };
        SupplyReport: components["schemas"]["DocumentHead"] & components["schemas"]["ReportWay"] & {
            supply: components["schemas"]["InspectableSupply"];
            inspected_on: components["schemas"]["DayOrNull"];
            place: string | null;
            coordinates: components["schemas"]["Coordinates"] | null;
            lines: components["schemas"]["SupplyReportLine"][];
            /** @description Each listed pack at most once. */
            scanned_packs: components["schemas"]["InspectedPack"][];
            checks: components["schemas"]["SupplyReportChecks"];
            photos: components["schemas"]["ReportPhotos"];
            verdict: components["schemas"]["ReportVerdict"] | null;
            remarks: string | null;
            accepted_m3: components["schemas"]["Volume"];
            rejected_m3: components["schemas"]["Volume"];
            editable_fields: components["schemas"]["SupplyReportField"][];
            transitions: components["schemas"]["SupplyReportTransition"][];
        };
        SupplyReportWrite: {
            supply_id: components["schemas"]["Uuid"];
            inspected_on: components["schemas"]["DayOrNull"];
            place: string | null;
            /** @description Location of the phone. */
            coordinates: components["schemas"]["Coordinates"] | null;
            /** @description The lines of the supply that were inspected. */
            lines: components["schemas"]["SupplyReportLineWrite"][];
            /** @description Each listed pack at most once. */
            scanned_packs: components["schemas"]["InspectedPack"][];
            checks: components["schemas"]["SupplyReportChecks"];
            photos: components["schemas"]["ReportPhotos"];
            verdict: components["schemas"]["ReportVerdict"] | null;
            remarks: string | null;
        };
        ReportTransitionRequest: {
            to: components["schemas"]["ReportStatus"];
            /** @description Reason for canceling, or the requested correction when returning. */
            reason?: string;
            /**
             * @description Always false, because missing requirements of a report cannot be overridden.
             * @default false
             */
            override: boolean;
        };
        InspectableSupplyList: {
            items: components["schemas"]["InspectableSupply"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        CargoReportSummary: components["schemas"]["ReportSummary"] & {
            cargo: components["schemas"]["ReportRef"];
            /** @description The container number of the cargo. */
            container_number: string | null;
            /** @description The seal number as the report has it. */
            seal_number: string | null;
            differs: boolean;
        };
        CargoReportList: {
            items: components["schemas"]["CargoReportSummary"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        /**
         * @description Weather during loading. Wood loaded in the rain is checked for mould.
         * @enum {string}
         */
        Weather: "dry" | "damp" | "rain" | "snow";
        /** @description Checks of the empty container, from the inside with closed doors to its plate. */
        CargoReportChecks: {
            light_test: components["schemas"]["Check"];
            roof: components["schemas"]["Check"];
            walls: components["schemas"]["Check"];
            floor: components["schemas"]["Check"];
            door_gaskets: components["schemas"]["Check"];
            door_hardware: components["schemas"]["Check"];
            odour: components["schemas"]["Check"];
            dry: components["schemas"]["Check"];
            clean: components["schemas"]["Check"];
            pests: components["schemas"]["Check"];
            csc_plate: components["schemas"]["Check"];
            markings: components["schemas"]["Check"];
        };
        CargoReportLineWrite: {
            /** @description Id of the cargo's load. */
            id: components["schemas"]["Uuid"];
            /** @description Packs counted at the doors; null until they are counted. */
            counted_packs: number | null;
            /** @description Pieces, if counted; required for a load without a known number of packs. */
            counted_pcs: number | null;
        };
        /** @description A pack that was scanned, or whose number was typed. */
        ScannedPack: {
            /** @description Created by the client. */
            id: components["schemas"]["Uuid"];
            /** @description The listed pack; null if no listed pack matches the text. */
            pack_id: components["schemas"]["UuidOrNull"];
            /** @description As it was scanned. */
            text: string;
            /** @description Supply or cargo that the pack belongs to instead, if the device knew it. */
            belongs_to: string | null;
        };
        /** @description A reading of the moisture meter on a loaded pack. */
        MoistureReading: {
            /** @description Generated by the client. */
            id: components["schemas"]["Uuid"];
            moisture_percent: components["schemas"]["MoisturePercent"];
        };
        /**
         * @description Filling of the gaps between the packs and the walls.
         * @enum {string}
         */
        Dunnage: "none" | "timber" | "airbags" | "timber_and_airbags";
        /**
         * @description Protection of the wood from the container's walls and condensation.
         * @enum {string}
         */
        Lining: "none" | "paper" | "film" | "desiccants";
        /**
         * @description Securing of the load at the doors.
         * @enum {string}
         */
        Bracing: "none" | "straps" | "timber" | "straps_and_timber";
        CargoReportCreate: {
            id?: components["schemas"]["ReportId"];
            cargo_id: components["schemas"]["Uuid"];
            started_at: components["schemas"]["TimestampOrNull"];
            ended_at: components["schemas"]["TimestampOrNull"];
            place: string | null;
            /** @description Location of the phone. */
            coordinates: components["schemas"]["Coordinates"] | null;
            weather: components["schemas"]["Weather"] | null;
            checks: components["schemas"]["CargoReportChecks"];
            /** @description The counted amount of each load. */
            lines: components["schemas"]["CargoReportLineWrite"][];
            /** @description Each listed pack at most once. */
            scanned_packs: components["schemas"]["ScannedPack"][];
            moisture_readings: components["schemas"]["MoistureReading"][];
            dunnage: components["schemas"]["Dunnage"] | null;
            lining: components["schemas"]["Lining"] | null;
            bracing: components["schemas"]["Bracing"] | null;
            /** @description Number on the seal that was put on the door. */
            seal_number: string | null;
            /** @description Second reading of the number, from the seal and not from the field above. */
            seal_again: string | null;
            photos: components["schemas"]["ReportPhotos"];
            verdict: components["schemas"]["ReportVerdict"] | null;
            remarks: string | null;
        };
        /** @description A planned load of a cargo, without costs. */
        InspectableLoad: {
            id: components["schemas"]["Uuid"];
            supply: components["schemas"]["ReportRef"];
            deal: components["schemas"]["ReportRef"];
            sawmill_name: string;
            product_name: string | null;
            specification: components["schemas"]["Specification"];
            /** @description Null if the size of a pack is unknown. An opened pack counts as one. */
            packs: number | null;
            /** @description Pieces, rounded; null if the size of a piece is unknown. */
            pcs: number | null;
            m3: components["schemas"]["Volume"];
            drop: number;
            listed_packs: components["schemas"]["ListedPacks"];
        };
        /** @description A container as an inspector sees it. */
        InspectableCargo: {
            id: components["schemas"]["Uuid"];
            number: string;
            status: components["schemas"]["CargoStatus"];
            container_type: components["schemas"]["ContainerType"] | null;
            container_number: string | null;
            seal_number: string | null;
            tare_kg: number | null;
            max_gross_kg: number | null;
            /** @description Verified gross mass; null until it is entered. */
            vgm_kg: number | null;
            booking_number: string | null;
            carrier: string | null;
            vessel: string | null;
            port_of_loading: components["schemas"]["UnLocode"] | null;
            port_of_discharge: components["schemas"]["UnLocode"] | null;
            cut_off: components["schemas"]["DayOrNull"];
            etd: components["schemas"]["DayOrNull"];
            /** @description Loading places of the cargo's supplies, and UN/LOCODEs of the yards of its packs, each once. */
            loading_places: string[];
            lines: components["schemas"]["InspectableLoad"][];
            /** @description Other valid reports of the cargo. Absent if there is none. */
            reports?: components["schemas"]["EarlierReport"][];
        };
        /** @description Counted less planned quantity. Null until counted, or if the planned quantity is unknown. */
        CountDifference: {
            packs: number | null;
            pcs: number | null;
        };
        CargoReportLine: {
            id: components["schemas"]["Uuid"];
            supply: components["schemas"]["ReportRef"];
            deal: components["schemas"]["ReportRef"];
            sawmill_name: string;
            product_name: string | null;
            specification: components["schemas"]["Specification"];
            /** @description Null if the size of a pack is unknown. An opened pack counts as one. */
            packs: number | null;
            /** @description Pieces, rounded; null if the size of a piece is unknown. */
            pcs: number | null;
            m3: components["schemas"]["Volume"];
            drop: number;
            listed_packs: components["schemas"]["ListedPacks"];
            counted_packs: number | null;
            counted_pcs: number | null;
            difference: components["schemas"]["CountDifference"];
        };
        /** @enum {string} */
        CargoReportField: "cargo_id" | "started_at" | "ended_at" | "place" | "coordinates" | "weather" | "checks" | "lines" | "scanned_packs" | "moisture_readings" | "dunnage" | "lining" | "bracing" | "seal_number" | "seal_again" | "photos" | "verdict" | "remarks";
        /** @description Missing requirement of a step. A failed container needs only its place, times, checklist, a photo of the defect and a remark. `load` means that the cargo has no loads to count, `seal_differs` that the two readings differ, `verdict_too_good` that the report passes in spite of a defect, a count that differs from the plan, or scanned packs that differ from the listed ones. */
        CargoReportFieldNeed: {
            /** @enum {string} */
            code: "started_at" | "ended_at" | "place" | "weather" | "check" | "check_remark" | "load" | "count" | "moisture" | "dunnage" | "lining" | "bracing" | "seal_number" | "seal_again" | "seal_differs" | "photo_sent" | "verdict" | "verdict_too_good" | "remarks";
            /** @description JSON Pointer to the field to fill in. */
            pointer: string;
            /** @constant */
            can_override?: true;
        };
        /** @description A missing requirement of a step of the report. */
        CargoReportNeed: components["schemas"]["CargoReportFieldNeed"] | components["schemas"]["PhotoNeed"];
        CargoReportTransition: components["schemas"]["Step"] & {
            to: components["schemas"]["ReportStatus"];
            missing: components["schemas"]["CargoReportNeed"][];
            ahead?: components["schemas"]["CargoReportNeed"][];
        };
        CargoReport: components["schemas"]["DocumentHead"] & components["schemas"]["ReportWay"] & {
            cargo: components["schemas"]["InspectableCargo"];
            started_at: components["schemas"]["TimestampOrNull"];
            ended_at: components["schemas"]["TimestampOrNull"];
            place: string | null;
            /** @description Location of the phone. */
            coordinates: components["schemas"]["Coordinates"] | null;
            weather: components["schemas"]["Weather"] | null;
            checks: components["schemas"]["CargoReportChecks"];
            /** @description All loads of the cargo, as they were planned when the report was handed in. */
            lines: components["schemas"]["CargoReportLine"][];
            /** @description Each listed pack at most once. */
            scanned_packs: components["schemas"]["ScannedPack"][];
            moisture_readings: components["schemas"]["MoistureReading"][];
            /** @description The average of the measurements. */
            moisture_percent: components["schemas"]["PercentOrNull"];
            dunnage: components["schemas"]["Dunnage"] | null;
            lining: components["schemas"]["Lining"] | null;
            bracing: components["schemas"]["Bracing"] | null;
            /** @description Number on the seal that was put on the door. */
            seal_number: string | null;
            /** @description Number on the seal that was put on the door. */
            seal_again: string | null;
            photos: components["schemas"]["ReportPhotos"];
            verdict: components["schemas"]["ReportVerdict"] | null;
            remarks: string | null;
            /** @description True if a count or scan differs from the plan. */
            differs: boolean;
            editable_fields: components["schemas"]["CargoReportField"][];
            transitions: components["schemas"]["CargoReportTransition"][];
        };
        CargoReportWrite: {
            cargo_id: components["schemas"]["Uuid"];
            started_at: components["schemas"]["TimestampOrNull"];
            ended_at: components["schemas"]["TimestampOrNull"];
            place: string | null;
            /** @description Location of the phone. */
            coordinates: components["schemas"]["Coordinates"] | null;
            weather: components["schemas"]["Weather"] | null;
            checks: components["schemas"]["CargoReportChecks"];
            /** @description The counted amount of each load. */
            lines: components["schemas"]["CargoReportLineWrite"][];
            /** @description Each listed pack at most once. */
            scanned_packs: components["schemas"]["ScannedPack"][];
            moisture_readings: components["schemas"]["MoistureReading"][];
            dunnage: components["schemas"]["Dunnage"] | null;
            lining: components["schemas"]["Lining"] | null;
            bracing: components["schemas"]["Bracing"] | null;
            /** @description Number on the seal that was put on the door. */
            seal_number: string | null;
            /** @description Second reading of the number, from the seal and not from the field above. */
            seal_again: string | null;
            photos: components["schemas"]["ReportPhotos"];
            verdict: components["schemas"]["ReportVerdict"] | null;
            remarks: string | null;
        };
        InspectableCargoList: {
            items: components["schemas"]["InspectableCargo"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        Product: {
            id: components["schemas"]["Uuid"];
            /** @description The trade name, such as "Spruce KD SF 47x100x4800". */
            name: string;
            status: components["schemas"]["ProductStatus"];
            specification: components["schemas"]["Specification"];
            updated_at: components["schemas"]["Timestamp"];
        };
        ProductList: {
            items: components["schemas"]["Product"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        ProductWrite: {
            name: string;
            status: components["schemas"]["ProductStatus"];
            wood: components["schemas"]["Wood"];
            profile: components["schemas"]["Profile"];
            /** @description The grade, as the trade writes it, such as C24, SF or A/B. */
            quality: string;
            treatment: components["schemas"]["Treatment"];
            treatment_color: string | null;
            color: string | null;
            thickness_mm: number | null;
            width_mm: number | null;
            length_mm: number | null;
            /** @description Mixed lengths in place of `length_mm`; null or absent without. A line may choose the lengths of a product without a fixed length. */
            lengths: components["schemas"]["LengthMixOrNull"];
            /** @description Top diameter of a pole. */
            diameter_mm: number | null;
            taper_mm_per_m: number | null;
            humidity_percent: number | null;
            packaging: components["schemas"]["Packaging"];
            pcs_per_pack: number | null;
            /** @description Volume given by the mill; null to compute it from the dimensions and pieces per pack. */
            m3_per_pack: components["schemas"]["VolumeOrNull"];
            /** @description Width of the pack as it lies, for the load drawing. 1,100 mm if null or absent. */
            pack_width_mm: number | null;
            /** @description Height of the pack. Computed from the pack's volume and width if null or absent. */
            pack_height_mm: number | null;
            group: string | null;
            category: components["schemas"]["ProductCategory"];
            certification: components["schemas"]["Certification"];
            hs_code: string | null;
            density_kg_m3: number;
        };
        /** @description A product's name, status and specification. Wood and treatment are required. */
        ProductFields: {
            name: string;
            status: components["schemas"]["ProductStatus"];
            wood: components["schemas"]["Wood"];
            profile: components["schemas"]["Profile"];
            /** @description The grade, as the trade writes it, such as C24, SF or A/B. */
            quality: string;
            treatment: components["schemas"]["Treatment"];
            treatment_color: string | null;
            color: string | null;
            thickness_mm: number | null;
            width_mm: number | null;
            length_mm: number | null;
            /** @description Mixed lengths in place of `length_mm`; null or absent without. A line may choose the lengths of a product without a fixed length. */
            lengths: components["schemas"]["LengthMixOrNull"];
            /** @description Top diameter of a pole. */
            diameter_mm: number | null;
            taper_mm_per_m: number | null;
            humidity_percent: number | null;
            packaging: components["schemas"]["Packaging"];
            pcs_per_pack: number | null;
            /** @description Volume given by the mill; null to compute it from the dimensions and pieces per pack. */
            m3_per_pack: components["schemas"]["VolumeOrNull"];
            /** @description Width of the pack as it lies, for the load drawing. 1,100 mm if null or absent. */
            pack_width_mm: number | null;
            /** @description Height of the pack. Computed from the pack's volume and width if null or absent. */
            pack_height_mm: number | null;
            group: string | null;
            category: components["schemas"]["ProductCategory"];
            certification: components["schemas"]["Certification"];
            hs_code: string | null;
            density_kg_m3: number;
        };
        /** @description Current uses of a product. While there is any, its distinguishing fields are locked; with any but prices, it cannot be archived. */
        ProductUses: {
            /** @description Packs in the yard that are not sold. */
            packs: number;
            /** @description Lines of open baskets. */
            baskets: number;
            /** @description Open offers. */
            offers: number;
            /** @description Lines of orders of the portal that are neither completed nor canceled. */
            orders: number;
            /** @description Lines of deals that are neither delivered, completed nor canceled. */
            deals: number;
            /** @description Lines of supplies that are neither completed nor canceled. */
            supplies: number;
            /** @description Active prices that are valid now or later. */
            prices: number;
        };
        /** @enum {string} */
        ProductField: "name" | "status" | "wood" | "profile" | "quality" | "treatment" | "treatment_color" | "color" | "thickness_mm" | "width_mm" | "length_mm" | "lengths" | "diameter_mm" | "taper_mm_per_m" | "humidity_percent" | "packaging" | "pcs_per_pack" | "m3_per_pack" | "pack_width_mm" | "pack_height_mm" | "group" | "category" | "certification" | "hs_code" | "density_kg_m3";
        ProductRecord: components["schemas"]["RecordHead"] & components["schemas"]["ProductFields"] & {
            uses: components["schemas"]["ProductUses"];
            /** @description The fields that the user can change now. */
            editable_fields: components["schemas"]["ProductField"][];
        };
        /** @description Selects products, with the filters of the list. Without a status, products of every status are selected. */
        ProductFilter: {
            q?: components["schemas"]["SearchText"];
            status?: components["schemas"]["ProductStatus"][];
            category?: components["schemas"]["ProductCategory"][];
            wood?: components["schemas"]["Wood"][];
            profile?: components["schemas"]["Profile"][];
            treatment?: components["schemas"]["Treatment"][];
            packaging?: components["schemas"]["Packaging"][];
            certification?: components["schemas"]["Certification"][];
            quality?: string[];
            product_group?: string[];
            thickness_mm?: string[];
            width_mm?: string[];
            length_mm?: string[];
            diameter_mm?: string[];
        };
        /** @description A change of many products; null clears a field. At least one field is required. */
        ProductChange: {
            status?: components["schemas"]["ProductStatus"];
            treatment_color?: string | null;
            color?: string | null;
            humidity_percent?: number | null;
            packaging?: components["schemas"]["Packaging"];
            group?: string | null;
            category?: components["schemas"]["ProductCategory"];
            certification?: components["schemas"]["Certification"];
            hs_code?: string | null;
            density_kg_m3?: number;
        };
        ProductChangesPreviewWrite: {
            filter: components["schemas"]["ProductFilter"];
            set: components["schemas"]["ProductChange"];
        };
        /** @description A product with what its name in the user's language is composed of. */
        ProductRef: {
            id: components["schemas"]["Uuid"];
            /** @description The trade name as stored. */
            name: string;
            specification: components["schemas"]["Specification"];
        };
        ProductRefusal: {
            product: components["schemas"]["ProductRef"];
            field: components["schemas"]["ProductField"];
            code: components["schemas"]["FieldErrorCode"];
        };
        ProductChangesPreview: {
            /** @description The products of the filter. */
            total: number;
            /** @description Number of products that would change. */
            changed: number;
            /** @description Number of products that already have these values. */
            same: number;
            /** @description Products that cannot be changed this way and stay as they are. */
            refused: number;
            /** @description The first of them by name, with why. */
            refusals: components["schemas"]["ProductRefusal"][];
            /** @description Identifies the current state of the products. The change is refused if it differs by then. */
            stamp: string;
        };
        ProductChangesWrite: {
            filter: components["schemas"]["ProductFilter"];
            set: components["schemas"]["ProductChange"];
            /** @description The preview's. */
            stamp: string;
        };
        ProductChangesResult: {
            changed: number;
            same: number;
            refused: number;
        };
        /**
         * @description Price list. `stock` is for wood in stock, `sale` for wood made to order.
         * @enum {string}
         */
        PriceListName: "sale" | "stock";
        /**
         * @description Whom a price is for, from the narrowest to the widest scope. The narrowest valid price applies.
         * @enum {string}
         */
        PriceScope: "company" | "country" | "general";
        /**
         * @description State today. `off` is switched off, regardless of its period.
         * @enum {string}
         */
        PriceState: "valid" | "coming" | "ended" | "off";
        PriceTerms: {
            /** @description Euro per unit. Null for a row that only hides the product. */
            price: components["schemas"]["PriceOrNull"];
            price_small: components["schemas"]["PriceOrNull"];
            price_medium: components["schemas"]["PriceOrNull"];
            price_large: components["schemas"]["PriceOrNull"];
            start_date: components["schemas"]["Day"];
            /** @description The last day; null if no end is set. */
            end_date: components["schemas"]["DayOrNull"];
            /** @description The unit of the price. */
            unit: components["schemas"]["Unit"];
            /** @description Minimum quantity. */
            sale_unit: components["schemas"]["Unit"];
            /** @description Hides the product from those whom the price is for. */
            hidden: boolean;
            is_on: boolean;
        };
        PriceEntry: {
            id: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
            product: components["schemas"]["ProductRef"];
            list: components["schemas"]["PriceListName"];
            scope: components["schemas"]["PriceScope"];
            country: components["schemas"]["CountryOrNull"];
            company: components["schemas"]["CompanyRef"] | null;
            state: components["schemas"]["PriceState"];
            /** @description True if the user can change it. */
            may_edit: boolean;
            updated_at: components["schemas"]["Timestamp"];
            updated_by: components["schemas"]["PersonRefOrNull"];
        } & components["schemas"]["PriceTerms"];
        PriceEntryList: {
            items: components["schemas"]["PriceEntry"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        PriceWrite: {
            product_id: components["schemas"]["Uuid"];
            list: components["schemas"]["PriceListName"];
            /** @description Null for a general price and for a company's price. */
            country: components["schemas"]["CountryOrNull"];
            company_id: components["schemas"]["UuidOrNull"];
            /** @description Euro per unit. Null for a row that only hides the product. */
            price: components["schemas"]["PriceOrNull"];
            price_small: components["schemas"]["PriceOrNull"];
            price_medium: components["schemas"]["PriceOrNull"];
            price_large: components["schemas"]["PriceOrNull"];
            start_date: components["schemas"]["Day"];
            /** @description The last day; null if no end is set. */
            end_date: components["schemas"]["DayOrNull"];
            /** @description The unit of the price. */
            unit: components["schemas"]["Unit"];
            /** @description Minimum quantity. */
            sale_unit: components["schemas"]["Unit"];
            /** @description Hides the product from those whom the price is for. */
            hidden: boolean;
            is_on: boolean;
        };
        /** @description Euro, collected at the stock location. */
        FcaPrice: {
            price: components["schemas"]["Price"];
            /** @description The unit of the price. */
            unit: components["schemas"]["Unit"];
            /** @description Minimum quantity. */
            sale_unit: components["schemas"]["Unit"];
        };
        /** @description A scope without a valid price, and the reason. */
        PassedScope: {
            scope: components["schemas"]["PriceScope"];
            /**
             * @description `none`: no price was ever set. `ended`: the last one has ended. `not_begun`: one begins later. `switched_off`: the price of that day is off.
             *     `country_prices_off`: country prices do not apply to this company.
             * @enum {string}
             */
            why: "none" | "ended" | "not_begun" | "switched_off" | "country_prices_off";
        };
        /** @description The price that applies, and the prices tried before it. */
        PriceReason: {
            /** @description Null if no scope has a valid price. */
            scope: components["schemas"]["PriceScope"] | null;
            /** @description True if the price is for companies of that size. */
            is_by_size: boolean;
            start_date: components["schemas"]["Day"] | null;
            end_date: components["schemas"]["Day"] | null;
            passed: components["schemas"]["PassedScope"][];
        };
        /** @description A company's price of a product on a day. */
        CompanyPrice: {
            product: components["schemas"]["ProductRef"];
            fca: components["schemas"]["FcaPrice"] | null;
            reason: components["schemas"]["PriceReason"];
            /** @description True if the price that applies hides the product. */
            hidden: boolean;
        };
        CompanyPriceList: {
            day: components["schemas"]["Day"];
            items: components["schemas"]["CompanyPrice"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        /** @enum {string} */
        PriceChangeKind: "added" | "changed" | "switched_on" | "switched_off" | "ended" | "removed";
        /** @description A change of a price, with its author. */
        PriceChangeEntry: {
            id: components["schemas"]["Uuid"];
            at: components["schemas"]["Timestamp"];
            price_id: components["schemas"]["Uuid"];
            by: components["schemas"]["PersonRefOrNull"];
            /** @description True if a sheet made the change. */
            by_sheet: boolean;
            kind: components["schemas"]["PriceChangeKind"];
            scope: components["schemas"]["PriceScope"];
            country: components["schemas"]["CountryOrNull"];
            company: components["schemas"]["CompanyRef"] | null;
            /** @description Null for a new price. */
            before: components["schemas"]["PriceTerms"] | null;
            /** @description Null for a removed price. */
            after: components["schemas"]["PriceTerms"] | null;
        };
        PriceChangeList: {
            items: components["schemas"]["PriceChangeEntry"][];
        };
        /**
         * @description Service on wood before departure, priced per m3.
         * @enum {string}
         */
        Service: "cutting" | "planing" | "impregnation";
        TariffWay: {
            location: components["schemas"]["StockLocation"];
            country: components["schemas"]["Country"];
            zip_prefix: string;
        };
        /** @description A change of a service's or a transport's price, with its author. */
        RateChange: {
            id: components["schemas"]["Uuid"];
            at: components["schemas"]["Timestamp"];
            by: components["schemas"]["PersonRefOrNull"];
            /** @description Null for transport. */
            service: components["schemas"]["Service"] | null;
            /** @description Null for a service. */
            way: components["schemas"]["TariffWay"] | null;
            /** @description Null for a new transport rate. */
            before: components["schemas"]["PriceOrNull"];
            /** @description Null for a removed transport rate. */
            after: components["schemas"]["PriceOrNull"];
        };
        RateChangeList: {
            items: components["schemas"]["RateChange"][];
        };
        PriceImport: {
            id: components["schemas"]["Uuid"];
            list: components["schemas"]["PriceListName"];
            created_at: components["schemas"]["Timestamp"];
            created_by: components["schemas"]["PersonRefOrNull"];
            /** @description Number of added, changed or ended prices. */
            rows: number;
            /** @description Number of prices that were not restored. */
            left: number;
            /** @description False until the last part is applied. */
            is_finished: boolean;
            /** @description When all of them were taken back. */
            undone_at: components["schemas"]["TimestampOrNull"];
        };
        PriceImportList: {
            items: components["schemas"]["PriceImport"][];
            next_cursor: components["schemas"]["Cursor"];
        };
        /** @description A row of a price sheet as typed. Names are looked up. Without country and company it is a general price. */
        ImportedPrice: {
            row: number;
            product: string;
            country: string | null;
            company: string | null;
            /** @description Euro per unit. Null for a row that only hides the product. */
            price: components["schemas"]["PriceOrNull"];
            price_small: components["schemas"]["PriceOrNull"];
            price_medium: components["schemas"]["PriceOrNull"];
            price_large: components["schemas"]["PriceOrNull"];
            start_date: string;
            end_date: string | null;
            /** @description The unit of the price. */
            unit: components["schemas"]["Unit"];
            /** @description Minimum quantity. */
            sale_unit: components["schemas"]["Unit"];
            /** @description Hides the product from those whom the price is for. */
            hidden: boolean;
            is_on: boolean;
            /** @description Version in the preview of the price that the row changes or ends; null for none. A row whose price has changed since is refused. Ignored by previews. */
            version: number | null;
            /** @description True if the caller confirms the row's alert. A row with an unconfirmed alert is refused. Ignored by previews; false by default. */
            confirmed?: boolean;
        };
        PriceImportWrite: {
            /** @description Created by the client, and the same for all parts of a sheet, which are undone together. */
            import_id: components["schemas"]["Uuid"];
            /** @description True for the part that completes the sheet. Until it is applied, the sheet is listed as not finished. */
            is_last: boolean;
            list: components["schemas"]["PriceListName"];
            rows: components["schemas"]["ImportedPrice"][];
        };
        /** @enum {string} */
        ImportOutcome: "new" | "changed" | "same" | "refused";
        PriceDays: {
            from: components["schemas"]["Day"];
            /** @description The last day; null if no end is set. */
            until: components["schemas"]["DayOrNull"];
        };
        /**
         * @description A price of zero, or a change of more than 30 %, of the price or of one for a company's size. The first price of a scope is compared with the wider scope's.
         * @enum {string}
         */
        ImportAlert: "zero_price" | "big_change";
        /** @enum {string} */
        ImportRefusal: "unknown_product" | "unknown_company" | "unknown_country" | "two_scopes" | "not_yours" | "no_price" | "wrong_day" | "day_order" | "cannot_convert" | "overlap" | "twice" | "changed_since" | "unconfirmed" | "neighbour_unconfirmed";
        ImportedRow: {
            row: number;
            outcome: components["schemas"]["ImportOutcome"];
            product: string;
            country: string | null;
            company: string | null;
            /** @description Unit of both prices. */
            unit: components["schemas"]["Unit"];
            /** @description The price before, converted to the row's unit. For a new row it is the previous price of its scope, else the price of a wider scope that applies on its first day. */
            before: components["schemas"]["PriceOrNull"];
            /** @description The scope of the price before, if it is wider than that of the row. */
            before_scope: components["schemas"]["PriceScope"] | null;
            after: components["schemas"]["PriceOrNull"];
            /** @description Change in percent. */
            percent: components["schemas"]["PercentOrNull"];
            /** @description The last day of the row that it ends. */
            ends: components["schemas"]["DayOrNull"];
            /** @description The days on which the row's price applies after the sheet; null for a refused row. */
            days: components["schemas"]["PriceDays"] | null;
            /** @description The days of the price before, if the row changes them. */
            moved: string | null;
            /** @description A reason to confirm the row before it is applied. */
            alert: components["schemas"]["ImportAlert"] | null;
            /** @description Version of the price that the row changes or ends; null for none. */
            version: number | null;
            refusal: components["schemas"]["ImportRefusal"] | null;
            /** @description With `overlap`, the period of the other price. */
            other: string | null;
        };
        ImportedRows: {
            rows: components["schemas"]["ImportedRow"][];
        };
        PriceImportRows: {
            list: components["schemas"]["PriceListName"];
            rows: components["schemas"]["ImportedPrice"][];
        };
        /** @description Difference that the prices would have made to a company's purchases of the last three months; negative if it had paid less. */
        PriceEffect: {
            company: components["schemas"]["CompanyRef"];
            volume_m3: components["schemas"]["Volume"];
            /** @description Euro. */
            amount: components["schemas"]["Amount"];
        };
        PriceImportPreview: {
            rows: components["schemas"]["ImportedRow"][];
            /** @description Effects per company in the user's scope, for products in these rows. */
            effects: components["schemas"]["PriceEffect"][];
        };
        KeptPrice: {
            id: components["schemas"]["Uuid"];
            product: string;
            country: string | null;
            company: string | null;
            start_date: components["schemas"]["Day"];
            /**
             * @description Reason. With `later_sheet`, a later sheet changed the price and has to be undone first.
             * @enum {string}
             */
            why: "changed_since" | "removed_since" | "later_sheet" | "not_yours" | "overlap";
            /** @description The person who changed it last, with `changed_since`, `removed_since` and `later_sheet`. */
            by: components["schemas"]["PersonRefOrNull"];
            at: components["schemas"]["TimestampOrNull"];
            /** @description With `overlap`, the period of the other price. */
            other: string | null;
        };
        UndoneImport: {
            /** @description Number of restored prices. */
            undone: number;
            /** @description Those of them that the sheet ended for a price that it added. */
            reopened: number;
            /** @description Prices that stay as they are. They can be taken back later, once the reason is gone. */
            kept: components["schemas"]["KeptPrice"][];
        };
        PriceChange: {
            /** @description Euro per unit. Null for a row that only hides the product. */
            price: components["schemas"]["PriceOrNull"];
            price_small: components["schemas"]["PriceOrNull"];
            price_medium: components["schemas"]["PriceOrNull"];
            price_large: components["schemas"]["PriceOrNull"];
            start_date: components["schemas"]["Day"];
            /** @description The last day; null if no end is set. */
            end_date: components["schemas"]["DayOrNull"];
            /** @description The unit of the price. */
            unit: components["schemas"]["Unit"];
            /** @description Minimum quantity. */
            sale_unit: components["schemas"]["Unit"];
            /** @description Hides the product from those whom the price is for. */
            hidden: boolean;
            is_on: boolean;
        };
        RemovedPrices: {
            removed: number;
        };
        ServicePrice: {
            service: components["schemas"]["Service"];
            version: components["schemas"]["Version"];
            /** @description Euro per m3. */
            price: components["schemas"]["Price"];
            may_edit: boolean;
        };
        ServicePriceList: {
            items: components["schemas"]["ServicePrice"][];
        };
        ServicePriceWrite: {
            price: components["schemas"]["Price"];
        };
        Tariff: {
            id: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
            location: components["schemas"]["StockLocation"];
            country: components["schemas"]["Country"];
            zip_prefix: string;
            amount: components["schemas"]["PositiveAmount"];
            may_edit: boolean;
        };
        TariffList: {
            items: components["schemas"]["Tariff"][];
        };
        TariffWrite: {
            location: components["schemas"]["StockLocation"];
            country: components["schemas"]["Country"];
            /** @description Prefix of the postal codes, without blanks; empty for the whole country. */
            zip_prefix: string;
            /** @description Euro a truck. */
            amount: components["schemas"]["PositiveAmount"];
        };
        /** @description Number of packs by availability. */
        StockPacks: {
            available: number;
            reserved: number;
            blocked: number;
        };
        /** @description The basket or order that reserved packs. */
        StockHolder: {
            /** @description Null for a company outside the user's scope. */
            company: components["schemas"]["CompanyRef"] | null;
            /** @description When the basket gives them back; null for an order. */
            until: components["schemas"]["TimestampOrNull"];
            /** @description Null for a basket, and for a company outside the user's scope. */
            order: {
                id: components["schemas"]["Uuid"];
                number: string;
            } | null;
            packs: number;
        };
        /** @description Packs of one product with the same number of pieces at one place. A product out of stock is a row without a place. */
        StockRow: {
            /** @description Identifies product, pieces and place. */
            id: string;
            product: components["schemas"]["ProductRef"];
            location: components["schemas"]["StockLocation"] | null;
            /** @description Pieces in each of the packs. */
            pcs: number | null;
            packs: components["schemas"]["StockPacks"];
            /** @description Total volume of the packs. */
            volume_m3: components["schemas"]["Volume"];
            reserved_by: components["schemas"]["StockHolder"][];
            /** @description Open offers of the product and of packs in this row, to companies in the user's scope. */
            offers: number;
        };
        StockRowList: {
            items: components["schemas"]["StockRow"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
            /**
             * @description Number of packs that the rows count, if the search text is the beginning or end of more barcodes and mill's numbers: the
             *     first ones. Null if the rows count all packs.
             */
            first_packs: number | null;
        };
        /** @description A pack on the mill's list that is still at the mill and was not rejected. */
        ReceivablePack: {
            id: components["schemas"]["Uuid"];
            number: components["schemas"]["PackNumber"];
            barcode: string | null;
            tally: components["schemas"]["Tally"];
            pcs: number;
            volume_m3: components["schemas"]["Volume"];
        };
        /** @description Ready wood of an open supply that is neither allocated to a deal nor in the yard. Where an inspection is required, it is the accepted wood alone. */
        ReceivableLine: {
            packs: components["schemas"]["ReceivablePack"][];
            supply_line_id: components["schemas"]["Uuid"];
            supply: {
                id: components["schemas"]["Uuid"];
                number: string;
            };
            sawmill: string;
            product: components["schemas"]["ProductRef"];
            free_m3: components["schemas"]["Volume"];
        };
        ReceivableLineList: {
            /** @description Numbers of the five newest matching supplies whose wood is not listed, because it has to be inspected first. */
            uninspected: string[];
            /** @description True if the search matches more lines than these. */
            has_more: boolean;
            items: components["schemas"]["ReceivableLine"][];
        };
        StockReason: string;
        /** @description A row of a stock sheet as typed. Empty cells leave a pack unchanged; a new pack requires product, pieces, place and supply. */
        StockSheetRow: {
            row: number;
            /** @description Null for a new pack whose barcode is assigned. */
            barcode: string | null;
            /** @description The product's name or id. */
            product: string | null;
            pcs: number | null;
            /** @description UN/LOCODE. */
            location: string | null;
            /** @description The number of the supply that a pack came by. */
            supply: string | null;
            blocked: boolean | null;
            /** @description Why it is blocked. */
            note: string | null;
            /** @description Version of the pack in the preview; null for a new pack, and in a preview. */
            version: number | null;
            /** @description True if the caller confirms the row's alert. A row with an unconfirmed alert is refused. Ignored by previews; false by default. */
            confirmed?: boolean;
        };
        StockSheetWrite: {
            reason: components["schemas"]["StockReason"];
            rows: components["schemas"]["StockSheetRow"][];
        };
        PackState: {
            pcs: number;
            location: components["schemas"]["StockLocation"];
            is_blocked: boolean;
            note: string | null;
        };
        /** @enum {string} */
        StockSheetRefusal: "unknown_product" | "no_product" | "other_product" | "wrong_barcode" | "twice" | "unknown_location" | "no_pcs" | "no_supply" | "unknown_supply" | "other_supply" | "on_mill_list" | "cannot_convert" | "reserved" | "sold" | "gone" | "not_free" | "not_inspected" | "note_without_block" | "changed_since" | "in_use" | "archived" | "unconfirmed" | "later_sheet";
        JudgedStockRow: {
            row: number;
            outcome: components["schemas"]["ImportOutcome"];
            barcode: string | null;
            /** @description The product's name, or the typed text if there is no such product. */
            product: string | null;
            /** @description Current version of the pack; null for a new one. */
            version: number | null;
            /** @description The pack before the change; null for a new one. */
            before: components["schemas"]["PackState"] | null;
            /** @description The pack after the change; null for a refused row. */
            after: components["schemas"]["PackState"] | null;
            /**
             * @description A reason to confirm the row before it is applied. With `taken_out` the pack has no pieces and leaves the stock.
             * @enum {string|null}
             */
            alert: "taken_out" | null;
            refusal: components["schemas"]["StockSheetRefusal"] | null;
            /** @description With `reserved`, the basket or order. */
            reserved_by: components["schemas"]["StockHolder"] | null;
            /** @description With `on_mill_list`, the number of the supply whose list has a pack with this barcode. */
            listed_on?: string;
        };
        JudgedStockSheet: {
            /** @description True if the sheet was applied. If any row is refused, no row is applied. */
            taken: boolean;
            /** @description Id for undoing the sheet; null if nothing was applied. */
            sheet_id: components["schemas"]["UuidOrNull"];
            rows: components["schemas"]["JudgedStockRow"][];
        };
        StockSheetRows: {
            rows: components["schemas"]["StockSheetRow"][];
        };
        /** @description An imported stock sheet. */
        StockSheet: {
            id: components["schemas"]["Uuid"];
            reason: components["schemas"]["StockReason"];
            created_at: components["schemas"]["Timestamp"];
            created_by: components["schemas"]["PersonRefOrNull"];
            /** @description Number of added or changed packs. */
            packs: number;
            /** @description Number of packs that were not restored. */
            left: number;
            /** @description When all of them were taken back. */
            undone_at: components["schemas"]["TimestampOrNull"];
            undone_by: components["schemas"]["PersonRefOrNull"];
        };
        StockSheetList: {
            items: components["schemas"]["StockSheet"][];
        };
        KeptPack: {
            barcode: string;
            /** @description The product's name. */
            product: string;
            refusal: components["schemas"]["StockSheetRefusal"];
            /** @description The person who changed it last, with `changed_since` and `later_sheet`. */
            by: components["schemas"]["PersonRefOrNull"];
            at: components["schemas"]["TimestampOrNull"];
            /** @description With `reserved`, the basket or order. */
            reserved_by: components["schemas"]["StockHolder"] | null;
        };
        UndoneStockSheet: {
            /** @description Number of restored packs. */
            undone: number;
            /** @description Packs that stay as they are. They can be taken back later, once the reason is gone. */
            kept: components["schemas"]["KeptPack"][];
        };
        Lot: {
            id: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
            product: components["schemas"]["ProductRef"];
            /** @description The mill's pack that was received; null for others, and after its pieces were counted again. */
            pack: components["schemas"]["LotPack"] | null;
            /** @description The pack on the mill's list, also after its pieces were counted again; absent for others. */
            mill_pack?: components["schemas"]["PackRef"];
            barcode: string;
            location: components["schemas"]["StockLocation"];
            pcs: number;
            volume_m3: components["schemas"]["Volume"];
            status: components["schemas"]["LotStatus"];
            /** @description Why it is blocked. */
            note: string | null;
            received_at: components["schemas"]["Timestamp"];
            /** @description The supply of the pack; null if unknown. */
            supply: {
                id: components["schemas"]["Uuid"];
                number: string;
            } | null;
            reserved_by: components["schemas"]["StockHolder"] | null;
            /** @description Open offers of this pack to companies in the user's scope. */
            offers: number;
        };
        LotList: {
            items: components["schemas"]["Lot"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        LotsReceived: {
            supply_line_id: components["schemas"]["Uuid"];
            location: components["schemas"]["StockLocation"];
            packs: {
                /** @description Barcode already on the pack; null to assign one. */
                barcode: components["schemas"]["Barcode"] | null;
                pcs: number;
                /**
                 * Format: uuid
                 * @description The listed pack of the line, with its pieces, else `pcs` has the error `tally_differs`. The stock keeps its number, barcode and tally. If absent or null, the pack with this barcode.
                 */
                pack_id?: string | null;
            }[];
        };
        ReceivedLots: {
            items: components["schemas"]["Lot"][];
        };
        /** @enum {string} */
        LotAction: "block" | "release" | "move";
        LotsChange: {
            lot_ids: components["schemas"]["Uuid"][];
            action: components["schemas"]["LotAction"];
            /** @description New place of the packs; null if they are not moved. */
            location: components["schemas"]["StockLocation"] | null;
            reason: components["schemas"]["StockReason"];
        };
        LotCorrection: {
            /** @description Counted pieces; zero takes the pack out of stock. */
            pcs: number;
            reason: components["schemas"]["StockReason"];
        };
        /** @enum {string} */
        LotChangeKind: "received" | "corrected" | "blocked" | "released" | "moved" | "taken_back";
        LotChange: {
            id: components["schemas"]["Uuid"];
            at: components["schemas"]["Timestamp"];
            by: components["schemas"]["PersonRefOrNull"];
            kind: components["schemas"]["LotChangeKind"];
            pcs_before: number;
            pcs_after: number;
            location_before: components["schemas"]["StockLocation"];
            location_after: components["schemas"]["StockLocation"];
            reason: string | null;
        };
        LotChangeList: {
            items: components["schemas"]["LotChange"][];
        };
        /** @description Amount that the user may see. For a product with more than five packs in all, a company that may not see full amounts gets no number but `more_than`, and at each place `more_than` or `at_most` five, so that the hidden total cannot be added up. The other amounts are absent then. */
        ShownAmount: {
            packs: number;
            /** @enum {string} */
            bound: "exact" | "more_than" | "at_most";
            pcs: number | null;
            volume_m3: components["schemas"]["VolumeOrNull"];
            /** @description Linear metres; also null for wood without a length. */
            length_lm: components["schemas"]["PartQuantityOrNull"];
        };
        StockAtLocation: {
            location: components["schemas"]["StockLocation"];
            amount: components["schemas"]["ShownAmount"];
            /** @description Euro per unit of the price, delivered to the address, including its share of the truck. */
            dap: components["schemas"]["PriceOrNull"];
            /**
             * @description The reason why there is no delivered price.
             * @enum {string|null}
             */
            no_dap: "no_address" | "no_tariff" | "no_price" | "no_volume" | null;
        };
        StockProduct: {
            id: components["schemas"]["Uuid"];
            name: string;
            specification: components["schemas"]["Specification"];
            list: components["schemas"]["PriceListName"];
            amount: components["schemas"]["ShownAmount"];
            /** @description Places, the largest amount first; empty if out of stock. */
            stock: components["schemas"]["StockAtLocation"][];
            fca: components["schemas"]["FcaPrice"] | null;
            reason: components["schemas"]["PriceReason"];
            /** @description Volume by which the delivered price is computed, of the wood in the truck or of a truck full of this wood. */
            truck_m3: components["schemas"]["Volume"];
        };
        StockProductList: {
            items: components["schemas"]["StockProduct"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        /** @description Values to filter products by. */
        StockFacets: {
            location: components["schemas"]["StockLocation"][];
            /** @description Pieces per pack in the yard. */
            pcs: number[];
            quality: string[];
            product_group: string[];
            color: string[];
            treatment_color: string[];
            thickness_mm: number[];
            width_mm: number[];
            length_mm: number[];
            diameter_mm: number[];
            humidity_percent: number[];
        };
        StockSize: {
            category: components["schemas"]["ProductCategory"];
            /** @description Null for round wood. */
            thickness_mm: number | null;
            /** @description Null for round wood. */
            width_mm: number | null;
            /** @description Null for wood with edges. */
            diameter_mm: number | null;
            /** @description Products of this section, in all lengths and grades. */
            products: number;
        };
        /** @description Categories and sizes of the products in stock. */
        StockSizes: {
            items: components["schemas"]["StockSize"][];
        };
        StockPack: {
            id: components["schemas"]["Uuid"];
            barcode: string;
            location: components["schemas"]["StockLocation"];
            pcs: number;
            volume_m3: components["schemas"]["Volume"];
            length_lm: components["schemas"]["PartQuantityOrNull"];
            /** @description Pieces per length; absent if they were not listed, or counted again. */
            tally?: components["schemas"]["Tally"];
        };
        StockProductPacks: {
            product: components["schemas"]["StockProduct"];
            /** @description Available packs, oldest first. A company that may not see full amounts gets the first five. */
            packs: components["schemas"]["StockPack"][];
            is_more: boolean;
        };
        /** @enum {string} */
        QuotationFilter: "open" | "changed" | "expired" | "accepted" | "declined";
        /**
         * @description Kind of a margin. `planned` uses the deal's planned prices, `expected` the supply's price and rate for bought wood, `actual` the loaded wood.
         * @enum {string}
         */
        MarginKind: "planned" | "expected" | "actual";
        QuotationNumber: number;
        /**
         * @description `open`: the client can answer until the end of the last day. `changed`: the deal has other terms than the quotation. `closed`: the order confirmation was issued, or the deal was canceled, without an answer. `superseded`: a later quotation replaced it.
         * @enum {string}
         */
        QuotationState: "open" | "changed" | "expired" | "accepted" | "declined" | "superseded" | "closed";
        /** @description The latest quotation of a deal. */
        DealQuotation: {
            number: components["schemas"]["QuotationNumber"];
            state: components["schemas"]["QuotationState"];
            valid_until: components["schemas"]["Day"];
            /** @description Name of the person who answered. */
            answered_by: string | null;
            /** @description True if the deal has other terms now. */
            is_changed: boolean;
        };
        DealSummary: {
            id: components["schemas"]["Uuid"];
            number: string;
            status: components["schemas"]["DealStatus"];
            date: components["schemas"]["Day"];
            client: components["schemas"]["PersonRef"];
            sale_manager: components["schemas"]["PersonRef"];
            customer_reference: string | null;
            currency: components["schemas"]["Currency"];
            incoterms: components["schemas"]["Incoterms"];
            destination: string | null;
            delivery_week_from: components["schemas"]["IsoWeekOrNull"];
            delivery_week_to: components["schemas"]["IsoWeekOrNull"];
            volume_m3: components["schemas"]["Volume"];
            revenue: components["schemas"]["Amount"];
            revenue_eur: components["schemas"]["AmountOrNull"];
            /** @description Percentage of the best known margin. Also null for users who may not see margins. */
            margin_percent: components["schemas"]["PercentOrNull"];
            /** @description Best known margin, shown in lists and dashboards. The actual margin once each line is loaded within the tolerance or the rest is closed, else the expected one once wood is bought, else the planned one. Null for users who may not see margins. */
            best_margin: components["schemas"]["MarginKind"] | null;
            /** @description Rounded down. */
            purchased_percent: components["schemas"]["Percent"];
            /** @description Rounded down. */
            loaded_percent: components["schemas"]["Percent"];
            /** @description Rounded down. */
            delivered_percent: components["schemas"]["Percent"];
            /** @description Days since the end of the last delivery week of a deal that is agreed and not delivered. Null for a portal order that the client collects. */
            late_days: components["schemas"]["LateDays"];
            /** @description Days from the last delivery week to the last ETA of the booked cargo that carries its wood, if that is in the future. */
            arrives_late_days: components["schemas"]["LateDays"];
            /** @description Due day of the oldest overdue instalment; null if nothing is overdue. */
            overdue_since: components["schemas"]["DayOrNull"];
            /** @description The latest quotation; null without one. */
            quotation: components["schemas"]["DealQuotation"] | null;
            updated_at: components["schemas"]["Timestamp"];
        };
        DealList: {
            items: components["schemas"]["DealSummary"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["DocumentTotal"];
        };
        /** @description Transport by container or truck. The count is optional. */
        Transport: {
            /** @enum {string} */
            kind: "container" | "truck";
            count: number | null;
        };
        /**
         * @description A price that may be below zero, a decimal string with two to four places.
         * @example -12.50
         */
        SignedPrice: string;
        /** @description A discount or surcharge on the whole document, or something sold beside the wood. It is printed and taxed, and has no volume. */
        Charge: {
            /**
             * @description `discount` and `surcharge` change the price of the goods, the others are charged beside them.
             * @enum {string}
             */
            kind: "discount" | "surcharge" | "freight" | "pallets" | "cutting" | "claim" | "other";
            /** @description Printed instead of the name of the kind. */
            text: string | null;
            /**
             * @description `percent` of the goods is for discounts and surcharges only.
             * @enum {string}
             */
            basis: "percent" | "amount" | "quantity";
            /** @description Only for `quantity`. */
            quantity: components["schemas"]["Quantity"] | null;
            /** @description Per cent, the amount or the price of one, in the deal's currency. Not below zero for discounts and surcharges. A negative amount or price of another kind deducts. */
            value: components["schemas"]["SignedPrice"];
        };
        /** @description A share of the revenue in per cent, or an amount. An amount in another currency than the deal's is converted as other costs are. */
        Commission: {
            /** @enum {string} */
            kind: "percent" | "amount";
            value: components["schemas"]["PositiveAmount"];
            /** @description Null for a percentage, else required. */
            currency: components["schemas"]["Currency"] | null;
            /** @description Units of the cost's currency for one euro. Required if the currency is neither euro nor the deal's, else null. A deal in another currency than euro then needs its own exchange rate too. */
            exchange_rate: components["schemas"]["ExchangeRateOrNull"];
        };
        /** @description A cost in a currency of its own. In another currency than the deal's, it is converted by both exchange rates and rounded once to the decimals of the deal's currency. */
        PlannedCost: {
            /** @description In the cost's currency. */
            amount: components["schemas"]["PositiveAmount"];
            currency: components["schemas"]["Currency"];
            /** @description Units of the cost's currency for one euro. Required if the currency is neither euro nor the deal's, else null. A deal in another currency than euro then needs its own exchange rate too. */
            exchange_rate: components["schemas"]["ExchangeRateOrNull"];
        };
        /** @description A cost beside wood, freight and commission. It is converted as a planned cost. */
        OtherCost: {
            name: string;
            /** @description In the cost's currency. */
            amount: components["schemas"]["PositiveAmount"];
            currency: components["schemas"]["Currency"];
            /** @description Units of the cost's currency for one euro. Required if the currency is neither euro nor the deal's, else null. A deal in another currency than euro then needs its own exchange rate too. */
            exchange_rate: components["schemas"]["ExchangeRateOrNull"];
        };
        /**
         * @description Money or per cent that may be below zero, a decimal string with two places.
         * @example -236.50
         */
        SignedAmount: string;
        /** @description Deducted from the amount of a line, in per cent of it or as an amount in the deal's currency. A negative value is a surcharge. */
        LineDiscount: {
            /** @enum {string} */
            kind: "percent" | "amount";
            value: components["schemas"]["SignedAmount"];
        };
        LineDiscountOrNull: components["schemas"]["LineDiscount"] | null;
        DealLineWrite: {
            /** @description Created by the client for a new line, and permanent. */
            id: components["schemas"]["Uuid"];
            /** @description A product, or null for a free specification. */
            product_id: components["schemas"]["UuidOrNull"];
            /** @description Required without a product. With a product it is taken from the product and may be null. */
            specification: components["schemas"]["SpecificationOrNull"];
            quantity: components["schemas"]["Quantity"];
            unit: components["schemas"]["Unit"];
            /** @description Price per `price_unit`, in the deal's currency. A draft or an open revision may leave it null. */
            price: components["schemas"]["PriceOrNull"];
            /** @description Unit of both prices, which may differ from the sold unit, such as packs sold per m3. The quantity is converted exactly; if the specification does not allow it, the error is `cannot_convert`. */
            price_unit: components["schemas"]["Unit"];
            certification: components["schemas"]["Certification"];
            remark: components["schemas"]["LineRemark"];
            discount: components["schemas"]["LineDiscountOrNull"];
            /** @description Per `price_unit`, in the deal's currency. */
            planned_purchase_price: components["schemas"]["PriceOrNull"];
        };
        DealWrite: {
            date: components["schemas"]["Day"];
            customer_reference: string | null;
            incoterms: components["schemas"]["Incoterms"];
            payment_terms: components["schemas"]["PaymentTerms"];
            currency: components["schemas"]["Currency"];
            delivery_week_from: components["schemas"]["IsoWeekOrNull"];
            delivery_week_to: components["schemas"]["IsoWeekOrNull"];
            transport: components["schemas"]["Transport"];
            destination: string | null;
            port_of_discharge: components["schemas"]["UnLocode"] | null;
            tolerance_percent: number;
            /** @description Printed on the order confirmation. */
            client_notes: string | null;
            charges: components["schemas"]["Charge"][];
            /** @description Null for euro, or until it is known. It can be set after the order confirmation, and is required to confirm the deal. Once set on an issued deal, it changes only by a revision or by reopening the deal. */
            exchange_rate: components["schemas"]["ExchangeRateOrNull"];
            commission: components["schemas"]["Commission"] | null;
            planned_freight: components["schemas"]["PlannedCost"] | null;
            other_costs: components["schemas"]["OtherCost"][];
            notes: string | null;
            client_id: components["schemas"]["Uuid"];
            sale_manager_id: components["schemas"]["Uuid"];
            lines: components["schemas"]["DealLineWrite"][];
        };
        /** @description Terms agreed with the client, printed in the order confirmation. */
        DealTerms: {
            date: components["schemas"]["Day"];
            customer_reference: string | null;
            incoterms: components["schemas"]["Incoterms"];
            payment_terms: components["schemas"]["PaymentTerms"];
            currency: components["schemas"]["Currency"];
            delivery_week_from: components["schemas"]["IsoWeekOrNull"];
            delivery_week_to: components["schemas"]["IsoWeekOrNull"];
            transport: components["schemas"]["Transport"];
            destination: string | null;
            port_of_discharge: components["schemas"]["UnLocode"] | null;
            tolerance_percent: number;
            /** @description Printed on the order confirmation. */
            client_notes: string | null;
            charges: components["schemas"]["Charge"][];
        };
        /** @description Internal fields, not shown to the client. */
        DealCosts: {
            /** @description Null for euro, or until it is known. It can be set after the order confirmation, and is required to confirm the deal. Once set on an issued deal, it changes only by a revision or by reopening the deal. */
            exchange_rate: components["schemas"]["ExchangeRateOrNull"];
            commission: components["schemas"]["Commission"] | null;
            planned_freight: components["schemas"]["PlannedCost"] | null;
            other_costs: components["schemas"]["OtherCost"][];
            notes: string | null;
        };
        ClientRef: {
            id: components["schemas"]["Uuid"];
            name: string;
            country: components["schemas"]["Country"];
            status: components["schemas"]["ClientStatus"];
        };
        /** @description A service on the wood of a line that was ordered in the portal. It is charged beside the wood. */
        LineServiceCharge: {
            service: components["schemas"]["Service"];
            m3: components["schemas"]["Volume"];
            /** @description Per m3, in the deal's currency. */
            price: components["schemas"]["Price"];
            amount: components["schemas"]["Amount"];
        };
        /** @description The packs of the portal order, which may be of different sizes. Absent for other lines, and once the line's volume differs from the order's. */
        OrderedPacks: number;
        DealLine: {
            id: components["schemas"]["Uuid"];
            product_id: components["schemas"]["UuidOrNull"];
            product_name: string | null;
            specification: components["schemas"]["Specification"];
            quantity: components["schemas"]["Quantity"];
            unit: components["schemas"]["Unit"];
            /** @description Per `price_unit`. */
            price: components["schemas"]["PriceOrNull"];
            /** @description Per `price_unit`. Null too for those who may not see margin. */
            planned_purchase_price: components["schemas"]["PriceOrNull"];
            price_unit: components["schemas"]["Unit"];
            certification: components["schemas"]["Certification"];
            remark: components["schemas"]["LineRemark"];
            discount: components["schemas"]["LineDiscountOrNull"];
            volume_m3: components["schemas"]["Volume"];
            weight_kg: number;
            /** @description The quantity in the price's unit, as printed, times the price; rounded once, half up, less the discount. Without the service. */
            amount: components["schemas"]["Amount"];
            /** @description Absent if no service was ordered. The deal's revenue includes its amount. */
            service?: components["schemas"]["LineServiceCharge"];
            packs?: components["schemas"]["OrderedPacks"];
            /** @description Rounded down. */
            purchased_percent: components["schemas"]["Percent"];
            /** @description Rounded down. */
            loaded_percent: components["schemas"]["Percent"];
            /** @description Rounded down. */
            delivered_percent: components["schemas"]["Percent"];
        };
        /** @description A cargo with the volume of the deal's wood in it. */
        DealCargo: {
            id: components["schemas"]["Uuid"];
            number: string;
            status: components["schemas"]["CargoStatus"];
            kind: components["schemas"]["CargoKind"];
            container_number: string | null;
            truck_plate: string | null;
            etd: components["schemas"]["DayOrNull"];
            eta: components["schemas"]["DayOrNull"];
            atd: components["schemas"]["DayOrNull"];
            ata: components["schemas"]["DayOrNull"];
            late_days: components["schemas"]["LateDays"];
            arrives_late_days: components["schemas"]["LateDays"];
            /** @description Volume of the deal's wood. */
            m3: components["schemas"]["Volume"];
        };
        DealNextAction: {
            /**
             * @description Buy the shortfall, plan a cargo for wood that has none, or open the cargo that moves next.
             * @enum {string}
             */
            code: "buy" | "plan_cargo" | "open_cargo";
            /** @description The cargo to open. */
            cargo_id: components["schemas"]["UuidOrNull"];
        };
        DealPayment: {
            id: components["schemas"]["Uuid"];
            date: components["schemas"]["Day"];
            amount: components["schemas"]["Amount"];
            /** @description The text of the transfer. */
            reference: string | null;
            /** @description The name in the statement. */
            payer: string | null;
            created_at: components["schemas"]["Timestamp"];
            created_by: components["schemas"]["PersonRef"];
        };
        /** @description Amount that the client owes on a day, by the payment terms. Payments are applied to the oldest first. */
        DealInstalment: {
            /** @description Null while the day is unknown, such as before departure. */
            due_on: components["schemas"]["DayOrNull"];
            amount: components["schemas"]["Amount"];
            unpaid: components["schemas"]["Amount"];
        };
        /** @description A field of the deal. If `lines` is closed, `planned_purchase_price` allows changing that price in existing lines. */
        DealField: ("client_id" | "date" | "sale_manager_id" | "customer_reference" | "incoterms" | "payment_terms" | "currency" | "exchange_rate" | "delivery_week_from" | "delivery_week_to" | "transport" | "destination" | "port_of_discharge" | "tolerance_percent" | "client_notes" | "charges" | "commission" | "planned_freight" | "other_costs" | "notes" | "lines") | "planned_purchase_price";
        /** @description A missing requirement of a step of the deal. */
        DealNeed: {
            /** @enum {string} */
            code: "line" | "line_wood" | "line_price" | "certified_wood" | "delivery_week" | "incoterms_place" | "exchange_rate" | "client_not_blocked" | "within_credit_limit" | "no_supply_ordered" | "nothing_departed" | "nothing_invoiced" | "all_departed";
            pointer?: string;
            /** @constant */
            can_override?: true;
            /** @description Details, such as the exposure in euro for `within_credit_limit`; `over` is the amount above the limit. */
            params?: {
                limit?: components["schemas"]["Amount"];
                exposure?: components["schemas"]["Amount"];
                amount?: components["schemas"]["Amount"];
                over?: components["schemas"]["Amount"];
                /** @description Last used rate of the currency. Present if the deal's own rate is so much higher that its amount is valued at this one. */
                last_rate?: components["schemas"]["ExchangeRate"];
            };
        };
        DealTransition: components["schemas"]["Step"] & {
            to: components["schemas"]["DealStatus"];
            missing: components["schemas"]["DealNeed"][];
            /** @description Missing requirements of the step after this one, such as room within the credit limit. They do not block this step. Absent if there are none. */
            ahead?: components["schemas"]["DealNeed"][];
        };
        /** @description The exchange rate is a tenth or more off the last one that was used for its currency, in another deal that a client has an order confirmation of. Only without a daily rate to compare with. */
        RateWarning: {
            /** @constant */
            code: "rate_off_last";
            /** @description JSON Pointer to the field. */
            pointer: string;
            params: {
                rate: components["schemas"]["ExchangeRate"];
                currency: components["schemas"]["Currency"];
                /** @description Number of the deal that used the rate. */
                number: string;
                date: components["schemas"]["Day"];
                percent: components["schemas"]["PercentOff"];
            };
        };
        /** @description A line's price after its discount differs by 30 % or more from the last price of its product in another deal with an issued order confirmation and the same Incoterms rule. That price is converted to this line's unit and this deal's currency by the deals' rates. There is no warning if it cannot be converted, or if this deal's rate has a warning itself. */
        PriceWarning: {
            /** @constant */
            code: "price_off_last";
            /** @description JSON Pointer to the field. */
            pointer: string;
            params: {
                /** @description The last one after its discount, converted. */
                price: components["schemas"]["Price"];
                /** @description True if the last price is after a discount. */
                is_discounted: boolean;
                /** @description The line's price after its discount; null without a discount. */
                net_price: components["schemas"]["PriceOrNull"];
                currency: components["schemas"]["Currency"];
                price_unit: components["schemas"]["Unit"];
                /** @description Number of the deal with that price. */
                number: string;
                date: components["schemas"]["Day"];
                percent: components["schemas"]["PercentOff"];
            };
        };
        /** @description A line is to be bought for more than it is sold for. Only for those who may see margin. */
        PurchasePriceWarning: {
            /** @constant */
            code: "purchase_over_price";
            /** @description JSON Pointer to the field. */
            pointer: string;
            params: {
                /** @description The sale price after its discount. */
                price: components["schemas"]["Price"];
                /** @description True if the line has a discount. */
                is_discounted: boolean;
                currency: components["schemas"]["Currency"];
                price_unit: components["schemas"]["Unit"];
            };
        };
        /** @description The seller pays the carriage under this rule, and no freight is planned. Only for those who may see margin. */
        FreightWarning: {
            /** @constant */
            code: "freight_not_planned";
            /** @description JSON Pointer to the field. */
            pointer: string;
            params: {
                rule: components["schemas"]["IncotermsRule"];
            };
        };
        /** @description The client collects the wood under this rule, but freight is planned. Only for those who may see margin. */
        ClientFreightWarning: {
            /** @constant */
            code: "freight_of_client";
            /** @description JSON Pointer to the field. */
            pointer: string;
            params: {
                rule: components["schemas"]["IncotermsRule"];
            };
        };
        /** @description The delivery weeks end before the day of the deal. */
        DeliveryWarning: {
            /** @constant */
            code: "delivery_before_date";
            /** @description JSON Pointer to the field. */
            pointer: string;
            params: {
                date: components["schemas"]["Day"];
            };
        };
        /** @description Another deal of the client has this customer reference and is not canceled. */
        ReferenceWarning: {
            /** @constant */
            code: "reference_used";
            /** @description JSON Pointer to the field. */
            pointer: string;
            params: {
                /** @description Number of the newest deal with the reference. */
                number: string;
            };
        };
        /** @description The wood of a portal order that a revision changes exceeds its trucks. */
        TruckWarning: {
            /** @constant */
            code: "over_trucks";
            /** @description JSON Pointer to the field. */
            pointer: string;
            params: {
                trucks: number;
                kg: number;
                /** @description Capacity of all trucks. */
                most_kg: number;
                m3: components["schemas"]["Volume"];
                most_m3: components["schemas"]["Volume"];
            };
        };
        /** @description A value that is probably a mistake, with the figure that it is compared to. It does not prevent saving. */
        DealWarning: components["schemas"]["RateOffDailyWarning"] | components["schemas"]["RateWarning"] | components["schemas"]["PriceWarning"] | components["schemas"]["PurchasePriceWarning"] | components["schemas"]["FreightWarning"] | components["schemas"]["ClientFreightWarning"] | components["schemas"]["DeliveryWarning"] | components["schemas"]["ReferenceWarning"] | components["schemas"]["TruckWarning"];
        Deal: components["schemas"]["DocumentHead"] & components["schemas"]["DealTerms"] & components["schemas"]["DealCosts"] & {
            status: components["schemas"]["DealStatus"];
            client: components["schemas"]["ClientRef"];
            sale_manager: components["schemas"]["PersonRef"];
            /** @description The portal order that the deal was created from. */
            portal_order_id: components["schemas"]["UuidOrNull"];
            lines: components["schemas"]["DealLine"][];
            planned: components["schemas"]["DealFigures"];
            /** @description Bought wood at its supply's price and rate, the rest as planned; null before wood is bought, and for those who may not see margin. */
            expected: components["schemas"]["DealFigures"] | null;
            /** @description Best known margin, shown in lists and dashboards. The actual margin once each line is loaded within the tolerance or the rest is closed, else the expected one once wood is bought, else the planned one. Null for users who may not see margins. */
            best_margin: components["schemas"]["MarginKind"] | null;
            /** @description Margin of the loaded wood; null until something is loaded. Unknown freight, other costs and a fixed commission count as planned, in proportion to the loaded volume. */
            actual: components["schemas"]["DealFigures"] | null;
            /** @description Rounded down. */
            purchased_percent: components["schemas"]["Percent"];
            /** @description Rounded down. */
            loaded_percent: components["schemas"]["Percent"];
            /** @description Rounded down. */
            delivered_percent: components["schemas"]["Percent"];
            /** @description Days since the end of the last delivery week of a deal that is agreed and not delivered. Null for a portal order that the client collects. */
            late_days: components["schemas"]["LateDays"];
            /** @description Days from the last delivery week to the last ETA of the booked cargo that carries its wood, if that is in the future. */
            arrives_late_days: components["schemas"]["LateDays"];
            /** @description The cargo that carries wood of the deal, canceled cargo left out. Null for users who may not see cargo. */
            cargos: components["schemas"]["DealCargo"][] | null;
            /** @description The work that the deal waits for, if the user may do it. */
            next_action: components["schemas"]["DealNextAction"] | null;
            /** @description Revision of the valid order confirmation; null before the first. A canceled or reopened deal keeps it. */
            order_confirmation_revision: number | null;
            /** @description The revision that is not agreed yet; null without one. It changes nothing of the deal until it is agreed. */
            open_revision: components["schemas"]["OpenRevisionRef"] | null;
            /** @description The latest quotation; null without one. */
            quotation: components["schemas"]["DealQuotation"] | null;
            cancel_reason: string | null;
            /** @description Recorded payments, oldest first. */
            payments: components["schemas"]["DealPayment"][];
            /** @description Sum of the payments, in the deal's currency. */
            paid: components["schemas"]["Amount"];
            /** @description Unpaid amount in the deal's currency. The agreed revenue, or the revenue of the loaded wood once all cargo has departed (the net sum of the invoices once all of it is invoiced), and the VAT of the invoices, less `paid`. Zero if overpaid, and for a canceled deal. */
            unpaid: components["schemas"]["Amount"];
            /** @description The largest payment that can still be recorded, in the deal's currency. The unpaid amount, and the VAT of what is not invoiced yet, because a proforma invoice asks for it. For a canceled deal, its agreed revenue and VAT less `paid`; zero before the deal is confirmed. */
            payable: components["schemas"]["Amount"];
            /** @description Amount paid beyond what the client owes and the VAT of what is not invoiced yet, in the deal's currency, such as after less was loaded than sold. Zero for a canceled deal, where `paid` is the amount received. */
            overpaid: components["schemas"]["Amount"];
            /** @description The amount that the client owes by due day, the earliest first and those without a day last. Empty for a deal that is not sold. */
            instalments: components["schemas"]["DealInstalment"][];
            /** @description Unpaid amount of the instalments that were due before today. */
            overdue: components["schemas"]["Amount"];
            /** @description Due day of the oldest overdue instalment; null if nothing is overdue. */
            overdue_since: components["schemas"]["DayOrNull"];
            /** @description The first unpaid instalment that is due today or later; null without one. */
            next_instalment: components["schemas"]["DealInstalment"] | null;
            /** @description The fields that the user may change in this status. */
            editable_fields: components["schemas"]["DealField"][];
            transitions: components["schemas"]["DealTransition"][];
            /** @description Probable mistakes, as long as they are true, for users who may edit the deal. Rate and prices are compared with other deals until the deal is confirmed. */
            warnings: components["schemas"]["DealWarning"][];
        };
        DealTotals: {
            count: number;
            volume_m3: components["schemas"]["Volume"];
            revenue_eur: components["schemas"]["Amount"];
            /** @description Deals whose exchange rate is open; their revenue is in no sum. */
            without_rate: number;
            /** @description True if a filter by wood is set. Volume and revenue then count only the matching lines, otherwise whole deals. */
            is_by_line: boolean;
        };
        DealPreviewRequest: {
            /** @description The saved deal it belongs to, or null for a new one. */
            id: components["schemas"]["UuidOrNull"];
            deal: components["schemas"]["DealWrite"];
        };
        DealPreview: {
            planned: components["schemas"]["DealFigures"];
            transitions: components["schemas"]["DealTransition"][];
            /** @description Probable mistakes, as in `Deal`. */
            warnings: components["schemas"]["DealWarning"][];
        };
        DealCopy: {
            source: components["schemas"]["CopySource"];
            /** @description Without delivery weeks, customer reference, exchange rate and internal notes. The client creates the line ids. */
            deal: components["schemas"]["DealTerms"] & components["schemas"]["DealCosts"] & {
                client_id: components["schemas"]["Uuid"];
                client_name: string;
                /** @description The user, if a sale manager, else the source's sale manager; null if that person has another role now. */
                sale_manager_id: components["schemas"]["UuidOrNull"];
                lines: (components["schemas"]["CopyLine"] & {
                    discount: components["schemas"]["LineDiscountOrNull"];
                    planned_purchase_price: components["schemas"]["PriceOrNull"];
                })[];
            };
            differences: components["schemas"]["CopyDifference"][];
            notes: components["schemas"]["CopyNote"][];
        };
        DealTransitionRequest: {
            to: components["schemas"]["DealStatus"];
            reason?: string;
            /**
             * @description Overrides a block of the client or its credit limit; needs a reason.
             * @default false
             */
            override: boolean;
        };
        /** @description A payment of a bookkeeper's sheet. */
        PaymentSheetRow: {
            /** @description Row number in the sheet. */
            row: number;
            date: components["schemas"]["Day"];
            amount: components["schemas"]["PositiveAmount"];
            currency: components["schemas"]["Currency"];
            /** @description The text of the transfer. It contains the number of the deal or of an invoice. */
            reference: string | null;
            payer: string | null;
            /** @description Assigned by hand, instead of the number in the reference. */
            deal_number: string | null;
        };
        PaymentSheet: {
            rows: components["schemas"]["PaymentSheetRow"][];
        };
        /**
         * @description `accepted` rows are recorded. The others are not: no deal has the number (`unmatched`), the reference names several deals (`ambiguous`), another user records payments of the deal (`not_yours`), it is not sold (`not_sold`) or has another currency (`other_currency`), the same payment is recorded or twice in the sheet (`duplicate`), it is zero (`too_small`), more than the payable amount (`too_large`), has cents that the currency does not have (`no_cents`), or a day after today (`future_day`) or more than a year before the deal's (`day_too_early`).
         * @enum {string}
         */
        PaymentOutcome: "accepted" | "unmatched" | "ambiguous" | "not_yours" | "not_sold" | "other_currency" | "duplicate" | "too_small" | "too_large" | "no_cents" | "future_day" | "day_too_early";
        PayableDeal: {
            id: components["schemas"]["Uuid"];
            number: string;
            client: string;
            currency: components["schemas"]["Currency"];
            /** @description The largest payment that could be recorded before this row, which is that of the deal less the earlier rows. */
            payable: components["schemas"]["Amount"];
        };
        EvaluatedPayment: {
            row: number;
            outcome: components["schemas"]["PaymentOutcome"];
            /** @description The deal of the payment; null if none or several match. */
            deal: components["schemas"]["PayableDeal"] | null;
            /** @description The deals that an ambiguous reference names. */
            candidates: components["schemas"]["PayableDeal"][];
        };
        PaymentSheetResult: {
            rows: components["schemas"]["EvaluatedPayment"][];
        };
        DealPaymentWrite: {
            /** @description The day on which the money arrived; today or earlier. */
            date: components["schemas"]["Day"];
            /** @description Amount above zero, in the deal's currency. */
            amount: components["schemas"]["PositiveAmount"];
            /** @description The text of the transfer. */
            reference?: string | null;
        };
        /** @enum {string} */
        QuotationAnswer: "accepted" | "declined";
        QuotationAttachment: {
            id: components["schemas"]["Uuid"];
            name: string;
        };
        /** @description A quotation as it was issued; later changes of the deal do not touch it. */
        Quotation: {
            number: components["schemas"]["QuotationNumber"];
            version: components["schemas"]["Version"];
            state: components["schemas"]["QuotationState"];
            /** @description True if the deal has other terms now. */
            is_changed: boolean;
            valid_until: components["schemas"]["Day"];
            revenue: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            issued_at: components["schemas"]["Timestamp"];
            issued_by: components["schemas"]["PersonRef"];
            /** @description When it was last emailed. */
            sent_at: components["schemas"]["TimestampOrNull"];
            answer: components["schemas"]["QuotationAnswer"] | null;
            answered_at: components["schemas"]["TimestampOrNull"];
            /** @description Name of the person who answered. */
            answered_by: string | null;
            reason: string | null;
            /** @description The user who recorded the answer; null if the client answered by the link. */
            recorded_by: components["schemas"]["PersonRefOrNull"];
            /** @description The client's message that a user attached; null without one. */
            attachment: components["schemas"]["QuotationAttachment"] | null;
            /** @description True if the user may record the client's answer now. */
            can_answer: boolean;
        };
        QuotationList: {
            items: components["schemas"]["Quotation"][];
        };
        QuotationWrite: {
            /** @description The last day on which the client can accept. */
            valid_until: components["schemas"]["Day"];
        };
        RevisionNumber: string;
        QuotationPersonName: string;
        QuotationReason: string | null;
        QuotationAnswerWrite: {
            answer: components["schemas"]["QuotationAnswer"];
            /** @description The person who answered for the client. */
            name: components["schemas"]["QuotationPersonName"];
            reason: components["schemas"]["QuotationReason"];
            /** @description A file of the deal, such as the client's email. */
            attachment_id: components["schemas"]["UuidOrNull"];
        };
        /**
         * @description A credit note cancels an invoice in full; both are numbered in one series.
         * @enum {string}
         */
        InvoiceKind: "invoice" | "credit_note";
        /**
         * @description `credited`: a credit note has canceled the invoice. A credit note stays `issued`.
         * @enum {string}
         */
        InvoiceStatus: "issued" | "credited";
        PaperClient: {
            id: components["schemas"]["Uuid"];
            name: string;
        };
        /**
         * @description `home`: supply in the seller's country, at its standard rate. `intra_community`: exempt supply to a business in another member state (Article 138 of Directive 2006/112/EC). `export`: exempt export out of the EU (Article 146). `reverse_charge`: supply to a business in the seller's country, which accounts for the VAT by the law that the settings name.
         * @enum {string}
         */
        VatRule: "home" | "intra_community" | "export" | "reverse_charge";
        InvoiceRef: {
            id: components["schemas"]["Uuid"];
            number: string;
        };
        /** @description An issued invoice or credit note. It never changes. Amounts of a credit note are below zero. */
        Invoice: {
            id: components["schemas"]["Uuid"];
            kind: components["schemas"]["InvoiceKind"];
            /** @description Fiscal number without gaps in its year. */
            number: string;
            status: components["schemas"]["InvoiceStatus"];
            /** @description Revision of the deal's paper `invoice` or `credit_note`, counted from one in each deal over both. */
            revision: number;
            deal_id: components["schemas"]["Uuid"];
            deal_number: string;
            cargo_id: components["schemas"]["Uuid"];
            cargo_number: string;
            client: components["schemas"]["PaperClient"];
            issued_on: components["schemas"]["Day"];
            due_on: components["schemas"]["Day"];
            issued_by: components["schemas"]["PersonRef"];
            currency: components["schemas"]["Currency"];
            /** @description Amount without VAT. */
            net: components["schemas"]["Amount"];
            vat_rule: components["schemas"]["VatRule"];
            vat_rate: components["schemas"]["Percent"];
            vat: components["schemas"]["Amount"];
            /** @description Amount with VAT. */
            total: components["schemas"]["Amount"];
            /** @description VAT in euro at the rate of the day. Null for euro, and without VAT. */
            vat_eur: components["schemas"]["AmountOrNull"];
            volume_m3: components["schemas"]["Volume"];
            /** @description The invoice that a credit note cancels; null for an invoice. */
            credits: components["schemas"]["InvoiceRef"] | null;
            /** @description The credit note that cancels the invoice; null without one. */
            credited_by: components["schemas"]["InvoiceRef"] | null;
            /** @description Reason of a credit note. */
            reason: string | null;
            /** @description True if the user may issue its credit note now. */
            can_credit: boolean;
            /** @description True if the user may send it by email. */
            can_send: boolean;
        };
        /** @description A sealed or departed cargo with wood of the deal that is not invoiced. */
        OpenCargo: {
            id: components["schemas"]["Uuid"];
            number: string;
            status: components["schemas"]["CargoStatus"];
            departed_on: components["schemas"]["DayOrNull"];
            volume_m3: components["schemas"]["Volume"];
        };
        /** @description Position in the deal's charges, from one. */
        ChargePosition: number;
        /** @description A discount, surcharge or charge of the deal's terms. */
        OpenCharge: {
            position: components["schemas"]["ChargePosition"];
            charge: components["schemas"]["Charge"];
            /** @description The invoice that charges it; null if it is open. */
            invoice: components["schemas"]["InvoiceRef"] | null;
            /** @description True for a percentage, which is part of every invoice. */
            is_always_charged: boolean;
        };
        DealInvoices: {
            /** @description Invoices and credit notes, newest first. */
            items: components["schemas"]["Invoice"][];
            cargos: components["schemas"]["OpenCargo"][];
            charges: components["schemas"]["OpenCharge"][];
            /** @description True if the user may issue an invoice for an open cargo. */
            can_issue: boolean;
        };
        InvoiceWrite: {
            cargo_id: components["schemas"]["Uuid"];
            /** @description Charges of the deal to invoice now. Percentages are always invoiced. */
            charges: components["schemas"]["ChargePosition"][];
            /** @description Country to which the goods are transported, which decides the VAT. Null for the suggested one. */
            destination_country: components["schemas"]["CountryOrNull"];
        };
        /** @description Loaded wood of a deal line as it is invoiced. */
        InvoiceLine: {
            deal_line_id: components["schemas"]["Uuid"];
            product_name: string | null;
            specification: components["schemas"]["Specification"];
            certification: components["schemas"]["Certification"];
            remark: components["schemas"]["LineRemark"];
            /** @description Loaded pieces; null for wood that is not counted. */
            pcs: number | null;
            /** @description Loaded packs; null if any wood is loose. */
            packs: number | null;
            volume_m3: components["schemas"]["Volume"];
            /** @description In `price_unit`. */
            quantity: components["schemas"]["PartQuantity"];
            price: components["schemas"]["Price"];
            price_unit: components["schemas"]["Unit"];
            /** @description A discount in money is the loaded part of the line's. */
            discount: components["schemas"]["LineDiscountOrNull"];
            /** @description Less the discount. */
            amount: components["schemas"]["Amount"];
            /** @description Service on the wood; null without one. */
            service: components["schemas"]["LineServiceCharge"] | null;
            net_kg: number;
            gross_kg: number;
            /** @description Loaded pieces per length; absent for wood of one length, or if any pack was not listed. */
            tally?: components["schemas"]["Tally"];
            /** @description Barcodes of packs from the yard, and the mill's numbers of others; absent if none is named. */
            pack_marks?: string[];
        };
        InvoicedCharge: {
            charge: components["schemas"]["Charge"];
            amount: components["schemas"]["Amount"];
        };
        /**
         * @description `seller_vat_code`: the settings have no VAT code. `client_address`: the client has no address. `price`: a line can't be converted to the unit of its price. `exchange_rate`: VAT can't be stated in euro. `home_vat_rate`: the seller's country has no known standard rate. `total`: discounts and claims exceed the wood and the charges.
         * @enum {string}
         */
        InvoiceNeedCode: "seller_vat_code" | "client_address" | "price" | "exchange_rate" | "home_vat_rate" | "total";
        InvoiceNeed: {
            code: components["schemas"]["InvoiceNeedCode"];
        };
        /** @description The invoice that these loads and charges make now. */
        InvoicePreview: {
            lines: components["schemas"]["InvoiceLine"][];
            charges: components["schemas"]["InvoicedCharge"][];
            currency: components["schemas"]["Currency"];
            /** @description Sum of the lines. */
            goods: components["schemas"]["Amount"];
            net: components["schemas"]["Amount"];
            vat_rule: components["schemas"]["VatRule"];
            vat_rate: components["schemas"]["Percent"];
            vat: components["schemas"]["Amount"];
            vat_eur: components["schemas"]["AmountOrNull"];
            total: components["schemas"]["Amount"];
            due_on: components["schemas"]["Day"];
            destination_country: components["schemas"]["Country"];
            /** @description Requirements of issuing it that are not met. */
            missing: components["schemas"]["InvoiceNeed"][];
        };
        InvoiceList: {
            items: components["schemas"]["Invoice"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        /** @description A line, service or charge of an invoice, for the books. */
        InvoicedLine: {
            id: string;
            invoice_number: string;
            issued_on: components["schemas"]["Day"];
            client_name: string;
            currency: components["schemas"]["Currency"];
            product_name: string | null;
            /** @description Null for a charge. */
            specification: components["schemas"]["SpecificationOrNull"];
            /** @description Null for wood and services. */
            charge: components["schemas"]["Charge"] | null;
            /** @description Null for wood and charges. */
            service: components["schemas"]["Service"] | null;
            pcs: number | null;
            volume_m3: components["schemas"]["VolumeOrNull"];
            /** @description In `price_unit`; null for a charge. */
            quantity: string | null;
            price: components["schemas"]["PriceOrNull"];
            price_unit: components["schemas"]["Unit"] | null;
            amount: components["schemas"]["Amount"];
            vat_rate: components["schemas"]["Percent"];
        };
        InvoicedLineList: {
            items: components["schemas"]["InvoicedLine"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        InvoiceReason: string;
        InvoiceCreditWrite: {
            reason: components["schemas"]["InvoiceReason"];
        };
        QuotationToken: string;
        QuotationLinkRequest: {
            token: components["schemas"]["QuotationToken"];
        };
        /**
         * @description As `QuotationState`; `confirmed` and `canceled` say what became of the deal without an answer.
         * @enum {string}
         */
        QuotationLinkState: "open" | "changed" | "expired" | "accepted" | "declined" | "superseded" | "confirmed" | "canceled";
        ConfirmationSaleManager: {
            name: string;
            email: string;
        };
        /**
         * @description A paper for a partner, made from a record.
         * @enum {string}
         */
        PaperName: "order_confirmation" | "supply_order" | "quotation" | "proforma_invoice" | "invoice" | "credit_note" | "packing_list" | "loading_instruction" | "cmr" | "shipping_instruction" | "vgm_declaration" | "cargo_report" | "supply_report";
        PaperNotice: {
            title: string;
            text: string;
            /** @description True for a revision that takes effect once its partner agrees to it. */
            is_proposal?: boolean;
        };
        PaperResult: {
            /** @description Verdict, such as "Pass with remarks". */
            title: string;
            /** @description Remarks. */
            text: string | null;
            /** @enum {string} */
            tone: "good" | "warning" | "bad";
        };
        /** @description The issuing company. */
        Letterhead: {
            name: string;
            lines: string[];
            /** @description A PNG or JPEG image as a data URL. */
            logo: string | null;
        };
        PaperParty: {
            /** @description Such as buyer, consignee or contact. */
            role: string;
            name: string;
            /** @description Address, country and codes. */
            lines: string[];
        };
        PaperTerm: {
            term: string;
            /** @description Null if it is not decided yet. */
            value: string | null;
        };
        PaperShape: {
            x: number;
            y: number;
            width: number;
            height: number;
            /** @description Shapes of one tone have the same color. */
            tone: number;
            /** @description Printed inside if it fits. */
            text: string;
        };
        /** @description A drawing to scale, such as the load of a container seen from above. */
        PaperDrawing: {
            title: string;
            /** @description Names of the left and the right end. */
            ends: string[];
            /** @description Millimetres in reality. */
            width: number;
            height: number;
            /** @description Rectangles, the nearest last. Positions are measured from the left and from the top. */
            shapes: components["schemas"]["PaperShape"][];
        };
        PaperColumn: {
            title: string;
            /**
             * @description Figures end at the same edge.
             * @enum {string}
             */
            align: "start" | "end";
        };
        PaperCell: {
            text: string;
            /** @description Further lines in small print. */
            notes: string[];
        };
        PaperRow: {
            /** @description One for each column. */
            cells: components["schemas"]["PaperCell"][];
        };
        PaperTable: {
            /** @description Accessible name. */
            label: string;
            columns: components["schemas"]["PaperColumn"][];
            rows: components["schemas"]["PaperRow"][];
            /** @description Last row; null without totals. */
            totals: components["schemas"]["PaperRow"] | null;
        };
        PaperBox: {
            number: number;
            title: string;
            lines: string[];
            /** @description Room for handwriting. */
            min_height_mm: number;
        };
        /** @description A row of a form, with columns of equal width or with one table. */
        PaperBoxRow: {
            /** @description Boxes of each column from top to bottom; empty for a table. */
            columns: components["schemas"]["PaperBox"][][];
            table: components["schemas"]["PaperTable"] | null;
        };
        PaperPhoto: {
            attachment_id: components["schemas"]["Uuid"];
            caption: string;
        };
        PaperSignature: {
            party: string;
            /** @description What to write on the line. */
            line: string;
        };
        /** @description Content of a paper, with all texts in the language of its recipient. The print view and the PDF show the same content. */
        Paper: {
            paper: components["schemas"]["PaperName"];
            language: components["schemas"]["Language"];
            /** @description Number of the record. */
            number: string;
            revision: number | null;
            /** @description Name of the paper and number of the record. */
            title: string;
            /** @description Revision and dates below the title. */
            details: string[];
            /** @description Reason why the paper is not binding; null if it is. */
            notice: components["schemas"]["PaperNotice"] | null;
            /** @description Result of an inspection, printed first; null for other papers. */
            result: components["schemas"]["PaperResult"] | null;
            issuer: components["schemas"]["Letterhead"];
            parties: components["schemas"]["PaperParty"][];
            terms: components["schemas"]["PaperTerm"][];
            drawings: components["schemas"]["PaperDrawing"][];
            /** @description Tables in order. If there are several, their labels are printed. */
            tables: components["schemas"]["PaperTable"][];
            /** @description Numbered boxes of a form in place of letterhead, parties and terms; empty for other papers. */
            boxes: components["schemas"]["PaperBoxRow"][];
            photos: components["schemas"]["PaperPhoto"][];
            /** @description Small print, one paragraph each. */
            notes: string[];
            /** @description Signing parties. */
            signatures: components["schemas"]["PaperSignature"][];
            /** @description Recipients of the copies of a form, each printed in full. Empty for a single copy. */
            copies: string[];
        };
        /** @description Contents of the page behind the link of a quotation. */
        QuotationPage: {
            state: components["schemas"]["QuotationLinkState"];
            deal_number: string;
            number: components["schemas"]["QuotationNumber"];
            language: components["schemas"]["Language"];
            valid_until: components["schemas"]["Day"];
            /** @description The issuing company. */
            company: string;
            seller: components["schemas"]["ConfirmationSaleManager"];
            answered_at: components["schemas"]["TimestampOrNull"];
            answered_by: string | null;
            /** @description The quotation; null if it can no longer be answered. */
            paper: components["schemas"]["Paper"] | null;
        };
        QuotationLinkAnswer: {
            token: components["schemas"]["QuotationToken"];
            answer: components["schemas"]["QuotationAnswer"];
            /** @description The person who answers. */
            name: components["schemas"]["QuotationPersonName"];
            reason: components["schemas"]["QuotationReason"];
        };
        RevisionAnswer: {
            /** @description The person who answered. */
            name: string;
            on: components["schemas"]["Day"];
            attachment: {
                id: components["schemas"]["Uuid"];
                name: string;
            } | null;
        };
        RevisionSummary: {
            revision: number;
            status: components["schemas"]["RevisionStatus"];
            /** @description True for the revision whose terms the document has. */
            is_valid: boolean;
            /** @description True if its paper was issued, so that it can be printed. */
            has_paper: boolean;
            /** @description Null for a paper that was issued by the document's own step. */
            reason: string | null;
            created_at: components["schemas"]["Timestamp"];
            created_by: components["schemas"]["PersonRef"];
            sent_at: components["schemas"]["TimestampOrNull"];
            sent_by: components["schemas"]["PersonRefOrNull"];
            /** @description Last day on which the buyers of a portal order can answer the revision that was sent to them. It is withdrawn afterwards. Null for revisions of other documents. */
            answer_until: components["schemas"]["DayOrNull"];
            /** @description When it was agreed or withdrawn. */
            closed_at: components["schemas"]["TimestampOrNull"];
            /** @description Null if it was withdrawn because its buyers had not answered it in time. */
            closed_by: components["schemas"]["PersonRefOrNull"];
            /** @description The reason of a withdrawal or of an override. A revision is also withdrawn when its document is reopened or canceled, with the reason of that step. */
            close_reason: string | null;
            /** @description The other party's own answer, which the revision records or a buyer gave in the portal; null if it was sent for agreement and a user recorded that. */
            answer: components["schemas"]["RevisionAnswer"] | null;
            /** @description Differences to the terms that were valid before; of an open or sent revision, to the document's present terms. */
            differences: components["schemas"]["FieldChange"][];
        };
        RevisionList: {
            /** @description All revisions, newest first. */
            items: components["schemas"]["RevisionSummary"][];
        };
        RevisionOpen: {
            reason: string;
            /** @description A withdrawn revision whose terms and lines it starts with, for example after a counter-offer. Without it, it starts with the document's. */
            copy_of?: number;
        };
        AnswerDays: {
            first: components["schemas"]["Day"];
            /** @description The day that is taken if no other one is chosen. */
            usual: components["schemas"]["Day"];
            last: components["schemas"]["Day"];
        };
        /** @enum {string} */
        RevisionStep: "sent" | "agreed" | "withdrawn";
        /** @description A missing requirement of a step of a revision. The codes of a deal, and `difference` for a revision that changes nothing. */
        DealRevisionNeed: {
            /** @enum {string} */
            code: "difference" | "line" | "line_wood" | "line_price" | "certified_wood" | "delivery_week" | "incoterms_place" | "exchange_rate" | "client_not_blocked" | "within_credit_limit";
            pointer?: string;
            /** @constant */
            can_override?: true;
            /** @description Details, such as the exposure in euro for `within_credit_limit`; `over` is the amount above the limit. */
            params?: {
                limit?: components["schemas"]["Amount"];
                exposure?: components["schemas"]["Amount"];
                amount?: components["schemas"]["Amount"];
                over?: components["schemas"]["Amount"];
                /** @description Last used rate of the currency. Present if the deal's own rate is so much higher that its amount is valued at this one. */
                last_rate?: components["schemas"]["ExchangeRate"];
            };
        };
        DealRevisionTransition: components["schemas"]["Step"] & {
            to: components["schemas"]["RevisionStep"];
            missing: components["schemas"]["DealRevisionNeed"][];
            /** @description Missing requirements of the client's agreement, when the revision is to be sent. Absent if there are none. */
            ahead?: components["schemas"]["DealRevisionNeed"][];
        };
        DealRevision: components["schemas"]["RecordHead"] & components["schemas"]["RevisionSummary"] & {
            customer_reference: string | null;
            payment_terms: components["schemas"]["PaymentTerms"];
            exchange_rate: components["schemas"]["ExchangeRateOrNull"];
            incoterms: components["schemas"]["Incoterms"];
            delivery_week_from: components["schemas"]["IsoWeekOrNull"];
            delivery_week_to: components["schemas"]["IsoWeekOrNull"];
            transport: components["schemas"]["Transport"];
            destination: string | null;
            port_of_discharge: components["schemas"]["UnLocode"] | null;
            tolerance_percent: number;
            /** @description Printed on the order confirmation. */
            client_notes: string | null;
            charges: components["schemas"]["Charge"][];
            deal_id: components["schemas"]["Uuid"];
            /** @description The deal's number. */
            number: string;
            lines: components["schemas"]["DealLine"][];
            planned: components["schemas"]["DealFigures"];
            /** @description True if the client has to agree, because price, quantity, delivery week or terms differ. Other revisions are applied at once. */
            needs_agreement: boolean;
            /** @description Fields to look at again, because the deal was loaded or changed since. Each fails the step to `sent` or `agreed` with the same error. Pointers refer to the revision's fields. */
            conflicts: components["schemas"]["FieldError"][];
            /** @description Fields that the user may change; none once it is sent. */
            editable_fields: components["schemas"]["DealField"][];
            /** @description JSON pointers of parts that stay closed within editable fields, because wood is loaded or the client ordered it on the portal, such as `/lines/0/price` and `/transport/kind`. */
            closed_fields: string[];
            /** @description False for a deal of a portal order, to which the client orders more wood itself. */
            can_add_lines: boolean;
            /** @description Days until which the buyers can answer the revision, if it is sent today. Null where no buyer answers. */
            answer_days: components["schemas"]["AnswerDays"] | null;
            transitions: components["schemas"]["DealRevisionTransition"][];
            warnings: components["schemas"]["DealWarning"][];
        };
        DealRevisionLineWrite: {
            /** @description Created by the client for a new line, and permanent. */
            id: components["schemas"]["Uuid"];
            /** @description A product, or null for a free specification. */
            product_id: components["schemas"]["UuidOrNull"];
            /** @description Required without a product. With a product it is taken from the product and may be null. */
            specification: components["schemas"]["SpecificationOrNull"];
            quantity: components["schemas"]["Quantity"];
            unit: components["schemas"]["Unit"];
            /** @description Price per `price_unit`, in the deal's currency. A draft or an open revision may leave it null. */
            price: components["schemas"]["PriceOrNull"];
            /** @description Unit of both prices, which may differ from the sold unit, such as packs sold per m3. The quantity is converted exactly; if the specification does not allow it, the error is `cannot_convert`. */
            price_unit: components["schemas"]["Unit"];
            certification: components["schemas"]["Certification"];
            remark: components["schemas"]["LineRemark"];
            discount: components["schemas"]["LineDiscountOrNull"];
        };
        /** @description Terms and lines of an order confirmation that a revision can change. Client, currency and date stay. */
        DealRevisionWrite: {
            customer_reference: string | null;
            payment_terms: components["schemas"]["PaymentTerms"];
            exchange_rate: components["schemas"]["ExchangeRateOrNull"];
            incoterms: components["schemas"]["Incoterms"];
            delivery_week_from: components["schemas"]["IsoWeekOrNull"];
            delivery_week_to: components["schemas"]["IsoWeekOrNull"];
            transport: components["schemas"]["Transport"];
            destination: string | null;
            port_of_discharge: components["schemas"]["UnLocode"] | null;
            tolerance_percent: number;
            /** @description Printed on the order confirmation. */
            client_notes: string | null;
            charges: components["schemas"]["Charge"][];
            lines: components["schemas"]["DealRevisionLineWrite"][];
        };
        DealRevisionPreview: {
            planned: components["schemas"]["DealFigures"];
            differences: components["schemas"]["FieldChange"][];
            needs_agreement: boolean;
            conflicts: components["schemas"]["FieldError"][];
            transitions: components["schemas"]["DealRevisionTransition"][];
            warnings: components["schemas"]["DealWarning"][];
        };
        RevisionTransitionRequest: {
            to: components["schemas"]["RevisionStep"];
            /** @description Required to withdraw, and for an override. */
            reason?: string;
            /**
             * @description Overrides the missing requirements; needs a reason.
             * @default false
             */
            override: boolean;
            /** @description Last day on which the buyers of a portal order can answer, by default seven days after today and at most 31. Only to send a revision of its deal. */
            answer_until?: components["schemas"]["Day"];
        };
        RevisionComparison: {
            from: number;
            to: number;
            /** @description Differences of the printed terms and lines, from the first revision to the second. */
            differences: components["schemas"]["FieldChange"][];
        };
        /** @description A missing requirement of a step of a revision. The codes of a supply, and `difference` for a revision that changes nothing. */
        SupplyRevisionNeed: {
            /** @enum {string} */
            code: "difference" | "line" | "line_wood" | "line_price" | "ready_week" | "exchange_rate";
            pointer?: string;
        };
        SupplyRevisionTransition: components["schemas"]["Step"] & {
            to: components["schemas"]["RevisionStep"];
            missing: components["schemas"]["SupplyRevisionNeed"][];
            /** @description Missing requirements of the mill's agreement, when the revision is to be sent. Absent if there are none. */
            ahead?: components["schemas"]["SupplyRevisionNeed"][];
        };
        SupplyRevision: components["schemas"]["RecordHead"] & components["schemas"]["RevisionSummary"] & {
            payment_terms: components["schemas"]["PaymentTerms"];
            exchange_rate: components["schemas"]["ExchangeRateOrNull"];
            incoterms: components["schemas"]["Incoterms"];
            loading_place: string | null;
            ready_week: components["schemas"]["IsoWeekOrNull"];
            deposit: components["schemas"]["PositiveAmountOrNull"];
            inspection_required: boolean;
            certificate_claim: components["schemas"]["Certification"];
            tolerance_percent: number;
            mill_notes: string | null;
            supply_id: components["schemas"]["Uuid"];
            /** @description The supply's number. */
            number: string;
            lines: components["schemas"]["SupplyLine"][];
            figures: components["schemas"]["SupplyFigures"];
            /** @description True if the mill has to agree. A revision of the exchange rate or of the order of the lines alone is applied at once. */
            needs_agreement: boolean;
            /** @description Fields to look at again, because the supply was loaded or changed since. Each fails the step to `sent` or `agreed` with the same error. */
            conflicts: components["schemas"]["FieldError"][];
            /** @description Fields that the user may change; none once it is sent. */
            editable_fields: components["schemas"]["SupplyField"][];
            /** @description JSON pointers of parts that stay closed within editable fields, because wood is ready or loaded, such as `/lines/0/unit`. */
            closed_fields: string[];
            transitions: components["schemas"]["SupplyRevisionTransition"][];
            warnings: components["schemas"]["SupplyWarning"][];
        };
        SupplyRevisionLineWrite: {
            id: components["schemas"]["Uuid"];
            product_id: components["schemas"]["UuidOrNull"];
            specification: components["schemas"]["SpecificationOrNull"];
            quantity: components["schemas"]["Quantity"];
            unit: components["schemas"]["Unit"];
            price: components["schemas"]["PriceOrNull"];
            price_unit: components["schemas"]["Unit"];
            certification: components["schemas"]["Certification"];
            remark: components["schemas"]["LineRemark"];
        };
        /** @description Terms and lines of an order to a mill that a revision can change. Mill and currency stay. */
        SupplyRevisionWrite: {
            payment_terms: components["schemas"]["PaymentTerms"];
            exchange_rate: components["schemas"]["ExchangeRateOrNull"];
            incoterms: components["schemas"]["Incoterms"];
            loading_place: string | null;
            ready_week: components["schemas"]["IsoWeekOrNull"];
            deposit: components["schemas"]["PositiveAmountOrNull"];
            inspection_required: boolean;
            certificate_claim: components["schemas"]["Certification"];
            tolerance_percent: number;
            mill_notes: string | null;
            lines: components["schemas"]["SupplyRevisionLineWrite"][];
        };
        SupplyRevisionPreview: {
            figures: components["schemas"]["SupplyFigures"];
            differences: components["schemas"]["FieldChange"][];
            needs_agreement: boolean;
            conflicts: components["schemas"]["FieldError"][];
            transitions: components["schemas"]["SupplyRevisionTransition"][];
            warnings: components["schemas"]["SupplyWarning"][];
        };
        RevisionAnswerWrite: {
            /** @description The person who answered. */
            name: string;
            /** @description Today or earlier. */
            on: components["schemas"]["Day"];
            /** @description A file of the document, such as the email. */
            attachment_id: components["schemas"]["UuidOrNull"];
        };
        SupplyRevisionTransitionRequest: {
            to: components["schemas"]["RevisionStep"];
            /** @description Required to withdraw. */
            reason?: string;
            /**
             * @description Nothing can be overridden.
             * @default false
             */
            override: boolean;
            /** @description Required to agree to an open revision that needs the mill's agreement, and refused in other steps. Offered where only the ready week and quantities differ, because the mill asked for them itself. */
            answer?: components["schemas"]["RevisionAnswerWrite"];
        };
        PortalCompany: {
            id: components["schemas"]["Uuid"];
            name: string;
        };
        LotRef: {
            id: components["schemas"]["Uuid"];
            barcode: string;
            /** @description Pieces per length; absent if they were not listed, or counted again. */
            tally?: components["schemas"]["Tally"];
        };
        /**
         * @description Service on the wood before departure, with its own price per m3.
         * @enum {string}
         */
        LineService: "none" | "cutting" | "planing" | "impregnation";
        BasketLine: {
            id: components["schemas"]["Uuid"];
            product: components["schemas"]["ProductRef"];
            /** @description The requested pack; null if any pack of the product will do. */
            lot: components["schemas"]["LotRef"] | null;
            packs: number;
            pcs: number;
            m3: components["schemas"]["Volume"];
            weight_kg: number;
            service: components["schemas"]["LineService"];
            /** @description In euro, FCA, as it was when the line was added, or that of the offer. */
            price: components["schemas"]["Price"];
            price_unit: components["schemas"]["Unit"];
            /** @description In euro per m3; null without a service. */
            service_price: components["schemas"]["PriceOrNull"];
            /** @description In euro, of wood and service. */
            amount: components["schemas"]["Amount"];
            offer_id: components["schemas"]["UuidOrNull"];
            /** @description True if packs can be added to the line, because more are available at the same place. The lines of a pack and of an offer take no more, and other lines none while their price is not that of today. */
            is_more: boolean;
            added_at: components["schemas"]["Timestamp"];
        };
        /** @description Load of one truck with the basket. A truck takes 24,000 kg and 90 m3. */
        TruckFill: {
            weight_kg: number;
            m3: components["schemas"]["Volume"];
            most_kg: number;
            most_m3: components["schemas"]["Volume"];
            weight_percent: components["schemas"]["Percent"];
            space_percent: components["schemas"]["Percent"];
            /** @description The limit that is reached first; null for an empty basket. */
            binding: components["schemas"]["CargoBinding"] | null;
            /** @description Remaining weight; negative if the basket is too heavy. */
            left_kg: number;
            left_m3: components["schemas"]["Volume"];
            is_over: boolean;
        };
        /** @description The company's reservation limit for its basket and its unconfirmed orders together, and the unused part. It binds the company's own users. */
        BasketReservation: {
            percent: components["schemas"]["ReservationPercent"];
            most_kg: number;
            most_m3: components["schemas"]["Volume"];
            left_kg: number;
            left_m3: components["schemas"]["Volume"];
        };
        /** @description The transport cost to an address. */
        BasketTransport: {
            address_id: components["schemas"]["UuidOrNull"];
            /** @description The wood at its delivered prices less the wood at its collected prices, in euro. It differs from the tariff by the rounding of these prices. */
            amount: components["schemas"]["AmountOrNull"];
            /** @description The tariff for the content of the truck. The DAP price is the FCA price plus this. */
            per_m3: components["schemas"]["AmountOrNull"];
            /** @description The tariff per m3 of a truck full of this wood. */
            per_m3_full: components["schemas"]["AmountOrNull"];
            /** @description Wood, services and transport. */
            total: components["schemas"]["AmountOrNull"];
            /**
             * @description Reason for a missing DAP price; null if there is one.
             * @enum {string|null}
             */
            why: "no_address" | "no_tariff" | "nothing_in_it" | null;
        };
        /** @description The last released basket. Kept for 30 days, or until any of it is put back. */
        PastBasket: {
            expired_at: components["schemas"]["Timestamp"];
            /** @description True if a block of the company released it before its time. */
            was_blocked: boolean;
            lines: {
                product: components["schemas"]["ProductRef"];
                lot: components["schemas"]["LotRef"] | null;
                packs: number;
                /** @description Packs that are still available, at most those that were released. A company that may not see full amounts gets at most 5, unless all are available. */
                free_packs: number;
                /** @description True if more than `free_packs` are available and the company may not see how many. */
                has_more_packs: boolean;
            }[];
        };
        Basket: {
            company: components["schemas"]["PortalCompany"];
            /** @description True if the company or its client is blocked. It can't order then, and its basket is released. */
            is_blocked: boolean;
            /** @description The location of all lines; null while the basket is empty. */
            location: components["schemas"]["UnLocode"] | null;
            /** @description Time of release, unchanged by reading and adding. Null while the basket is empty. */
            expires_at: components["schemas"]["TimestampOrNull"];
            /** @description Seconds until `expires_at`, because the clock of a device may be wrong. */
            seconds_left: number | null;
            /** @description Hours for which the company's basket keeps its packs. */
            hours: number;
            lines: components["schemas"]["BasketLine"][];
            pcs: number;
            goods: components["schemas"]["Amount"];
            services: components["schemas"]["Amount"];
            /** @description FCA, wood and services, in euro. */
            amount: components["schemas"]["Amount"];
            truck: components["schemas"]["TruckFill"];
            reservation: components["schemas"]["BasketReservation"];
            transport: components["schemas"]["BasketTransport"];
            /** @description Delivery addresses, the company's default first. */
            addresses: {
                id: components["schemas"]["Uuid"];
                name: string;
                address: string;
                zip_code: string;
                city: string;
                country: components["schemas"]["Country"];
            }[];
            past: components["schemas"]["PastBasket"] | null;
        };
        /** @description Exactly one of product, lot and code selects the wood. Pieces per pack and the start of the barcode narrow it down. */
        BasketItemWrite: {
            product_id: components["schemas"]["UuidOrNull"];
            lot_id: components["schemas"]["UuidOrNull"];
            /** @description A barcode, a product's name, or words and sizes that one product alone has. */
            code: string | null;
            pcs_per_pack: number | null;
            barcode_starts: string | null;
            /** @description Rounded up to whole packs. A line for a lot reserves the lot. */
            quantity: components["schemas"]["Quantity"];
            unit: components["schemas"]["Unit"];
            service: components["schemas"]["LineService"];
        };
        BasketAdd: {
            /** @description The company; null for the user's own company. */
            company_id: components["schemas"]["UuidOrNull"];
            lines: components["schemas"]["BasketItemWrite"][];
        };
        /**
         * @description Result of a line. All requested packs are reserved, a part of them, or none, because the pack is already in this basket (`in_basket`), is no longer available (`taken`), is at another place than the other packs (`other_location`), has no price for this company (`no_price`), is unknown (`unknown`), matches several products (`ambiguous`), cannot be converted to packs (`cannot_convert`), exceeds the packs of a product that the company may see (`pack_limit`) or the volume that it may reserve (`reservation_limit`; both reserve what is allowed), or the line has no quantity (`nothing_asked`).
         * @enum {string}
         */
        BasketOutcome: "reserved" | "partly" | "in_basket" | "taken" | "other_location" | "no_price" | "unknown" | "ambiguous" | "cannot_convert" | "pack_limit" | "reservation_limit" | "nothing_asked";
        BasketResult: {
            outcome: components["schemas"]["BasketOutcome"];
            /** @description The code that was given. */
            asked: string | null;
            /** @description The name of the product. */
            name: string | null;
            /** @description The specification of the named product; null without a product. */
            specification: components["schemas"]["Specification"] | null;
            /** @description Packs reserved by this call. */
            packs: number;
            pcs: number;
            m3: components["schemas"]["Volume"];
            /** @description The stock location of the basket, the only one that packs are reserved at; null if there is no basket yet. */
            location: components["schemas"]["UnLocode"] | null;
            line_id: components["schemas"]["UuidOrNull"];
            /** @description With `ambiguous`, the first matching products. */
            matches: {
                name: string;
                specification: components["schemas"]["Specification"];
            }[];
            /** @description Today's price of a restored or reordered line, if it differs from its earlier price; else null. */
            difference: components["schemas"]["CopyDifference"] | null;
        };
        BasketChange: {
            basket: components["schemas"]["Basket"];
            results: components["schemas"]["BasketResult"][];
        };
        BasketLineWrite: {
            /** @description At most 1 for a line of a pack. The line of an offer takes no more than it has. */
            packs: number;
            service: components["schemas"]["LineService"];
        };
        /** @description A product of past orders that is in stock, has a price and fits into the truck. */
        BasketSuggestion: {
            product: components["schemas"]["ProductRef"];
            /** @description Packs that are available and still fit. For a company that may not see full amounts, more than five available packs count as all that fit. */
            packs: number;
            m3: components["schemas"]["Volume"];
            weight_kg: number;
            price: components["schemas"]["Price"];
            price_unit: components["schemas"]["Unit"];
            last_ordered_on: components["schemas"]["Day"];
            /** @description True if the truck then has no room for another pack. */
            fills: boolean;
        };
        BasketSuggestions: {
            items: components["schemas"]["BasketSuggestion"][];
        };
        /**
         * @description Status of an offer. An offer reserves nothing until it is accepted.
         * @enum {string}
         */
        OfferStatus: "open" | "accepted" | "declined" | "expired" | "withdrawn";
        OfferAcceptance: {
            packs: number;
            m3: components["schemas"]["VolumeOrNull"];
            accepted_at: components["schemas"]["Timestamp"];
        };
        Offer: {
            id: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
            status: components["schemas"]["OfferStatus"];
            company: components["schemas"]["PortalCompany"];
            product: components["schemas"]["ProductRef"];
            lot: components["schemas"]["LotRef"] | null;
            /** @description Packs that the status is about. After a part was accepted, the other packs. */
            packs: number;
            m3: components["schemas"]["VolumeOrNull"];
            /** @description Accepted packs, oldest first. They remain after the other packs are declined or withdrawn, or expire. */
            acceptances: components["schemas"]["OfferAcceptance"][];
            price: components["schemas"]["Price"];
            price_unit: components["schemas"]["Unit"];
            /** @description The price for this company without the offer, today's or that of the day on which the offer closed. */
            list_price: components["schemas"]["PriceOrNull"];
            list_price_unit: components["schemas"]["Unit"] | null;
            valid_until: components["schemas"]["Day"];
            note: string | null;
            /** @description Reason for declining or withdrawing. */
            answer_reason: string | null;
            /** @description Packs available now. A company that may not see full amounts gets at most 5, counted with the packs in its basket. */
            free_packs: number;
            /** @description True if the company may not see how many are available. With the packs in its basket, they are more than `free_packs`. */
            has_more_packs: boolean;
            created_at: components["schemas"]["Timestamp"];
            created_by: components["schemas"]["PersonRef"];
            /** @description The present manager of the company, who is notified of its answer; null if it has none. */
            manager: components["schemas"]["PersonRefOrNull"];
            answered_at: components["schemas"]["TimestampOrNull"];
            /** @description Actions that the user can take now. */
            transitions: components["schemas"]["OfferStatus"][];
        };
        OfferList: {
            items: components["schemas"]["Offer"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        OfferWrite: {
            /** @description One offer is made to each. */
            company_ids: components["schemas"]["Uuid"][];
            product_id: components["schemas"]["UuidOrNull"];
            /** @description One pack, in place of a product. */
            lot_id: components["schemas"]["UuidOrNull"];
            packs: number;
            price: components["schemas"]["Price"];
            price_unit: components["schemas"]["Unit"];
            /** @description Last day of the offer. */
            valid_until: components["schemas"]["Day"];
            note: string | null;
        };
        OffersMade: {
            items: components["schemas"]["Offer"][];
        };
        /** @description The fields of an offer that determine its figures; companies may still be missing. */
        OfferTerms: {
            company_ids: components["schemas"]["Uuid"][];
            product_id: components["schemas"]["UuidOrNull"];
            lot_id: components["schemas"]["UuidOrNull"];
            packs: number;
            price: components["schemas"]["Price"];
            price_unit: components["schemas"]["Unit"];
        };
        /** @description Margin of the offer over the purchase price of the packs that it would take. */
        OfferMargin: {
            cost: components["schemas"]["Amount"];
            amount: components["schemas"]["Amount"];
            percent: components["schemas"]["PercentOrNull"];
            per_m3: components["schemas"]["AmountOrNull"];
        };
        OfferedTo: {
            company: components["schemas"]["PortalCompany"];
            /** @description The company's price today without the offer. */
            list_price: components["schemas"]["PriceOrNull"];
            list_price_unit: components["schemas"]["Unit"] | null;
            list_amount: components["schemas"]["AmountOrNull"];
            /** @description Margin at the list price; null for users who may not see margins. */
            list_margin_percent: components["schemas"]["PercentOrNull"];
        };
        OfferPreview: {
            m3: components["schemas"]["VolumeOrNull"];
            amount: components["schemas"]["AmountOrNull"];
            free_packs: number;
            /** @description Null for users who may not see margins, and if the purchase price is unknown. */
            margin: components["schemas"]["OfferMargin"] | null;
            companies: components["schemas"]["OfferedTo"][];
        };
        OfferTransitionRequest: {
            /** @enum {string} */
            to: "accepted" | "declined" | "withdrawn";
            /** @description Packs to accept, all by default; refused with any other answer. The rest stays open. If fewer are free, the answer is 422 too_large at this field with their number as `max` and their stock location as `location`. */
            packs?: number;
            /** @description Reason for declining or withdrawing. */
            reason?: string;
        };
        OfferAnswer: {
            offer: components["schemas"]["Offer"];
            /** @description Results of an accepted offer's lines in the basket. */
            results: components["schemas"]["BasketResult"][];
        };
        /**
         * @description State of an order in its workflow. Screens show its stage. From `in_progress` on, the status follows the order's deal.
         * @enum {string}
         */
        OrderStatus: "initial" | "ordered" | "pending" | "received" | "confirmed" | "in_progress" | "completed" | "canceled";
        /**
         * @description A stage, or the state of an order that has none.
         * @enum {string}
         */
        OrderStageFilter: "not_placed" | "placed" | "confirmed" | "preparation" | "in_transit" | "delivered" | "canceled";
        /**
         * @description Stages of an order in words of its company, in their order.
         * @enum {string}
         */
        OrderStage: "placed" | "confirmed" | "preparation" | "in_transit" | "delivered";
        /** @description Stage of an order and what matters now to its company. */
        OrderProgress: {
            /** @description Null before the order is placed, and if it is canceled. */
            stage: components["schemas"]["OrderStage"] | null;
            /**
             * @description The ETA of an `overdue` order has passed.
             * @enum {string}
             */
            news: "not_placed" | "awaits_approval" | "awaits_confirmation" | "confirmed" | "to_collect" | "preparing" | "in_transit" | "overdue" | "arrived" | "delivered" | "canceled";
            /** @description Planned departure, next ETA, arrival, delivery or cancellation, by `news`. */
            day: components["schemas"]["DayOrNull"];
            /** @description Delivery week, or the week to collect. */
            week: components["schemas"]["IsoWeekOrNull"];
            /** @description Those of the deal that the order created. */
            late_days: components["schemas"]["LateDays"];
            /** @description Those of the deal that the order created. */
            arrives_late_days: components["schemas"]["LateDays"];
        };
        /**
         * @description Under FCA the client collects the wood, in any number of trucks. Under DAP we deliver it in one.
         * @enum {string}
         */
        OrderRule: "FCA" | "DAP";
        OrderSummary: {
            id: components["schemas"]["Uuid"];
            number: string;
            status: components["schemas"]["OrderStatus"];
            progress: components["schemas"]["OrderProgress"];
            /** @description True while its buyers are to answer a proposed change. */
            has_proposed_change: boolean;
            ordered_on: components["schemas"]["Day"];
            company: components["schemas"]["PortalCompany"];
            location: components["schemas"]["UnLocode"];
            city: string;
            country: components["schemas"]["Country"];
            incoterms: components["schemas"]["OrderRule"];
            delivery_week: components["schemas"]["IsoWeekOrNull"];
            delivery_before: components["schemas"]["DayOrNull"];
            trucks: number;
            m3: components["schemas"]["Volume"];
            total: components["schemas"]["Amount"];
            customer_reference: string | null;
            invoice: string | null;
            contact: string | null;
            updated_at: components["schemas"]["Timestamp"];
        };
        OrderList: {
            items: components["schemas"]["OrderSummary"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        OrderWrite: {
            company_id: components["schemas"]["Uuid"];
            /** @description An address of the company; required to create an order. */
            address_id: components["schemas"]["UuidOrNull"];
            incoterms: components["schemas"]["OrderRule"];
            delivery_week: components["schemas"]["IsoWeekOrNull"];
            trucks: number;
            customer_reference: string | null;
            additional_information: string | null;
            /** @description Numbers of the invoices: those of the deal that are not credited, or entered by staff. The file is an attachment. */
            invoice: string | null;
        };
        /** @description The address as it was when the order was made. */
        OrderAddress: {
            name: string;
            address: string;
            zip_code: string;
            country: components["schemas"]["Country"];
            city: string;
            phone: string | null;
            contact: string | null;
        };
        OrderLine: {
            id: components["schemas"]["Uuid"];
            product: components["schemas"]["ProductRef"];
            lot: components["schemas"]["LotRef"] | null;
            packs: number;
            pcs: number;
            m3: components["schemas"]["Volume"];
            weight_kg: number;
            service: components["schemas"]["LineService"];
            /** @description FCA, in euro. Null in a delivered order that was changed (`agreed_change`), for which only the delivered price was agreed. */
            price: components["schemas"]["PriceOrNull"];
            price_unit: components["schemas"]["Unit"];
            /** @description Price including the share of the transport, per `price_unit`. Null for FCA, and for a unit that cannot be converted to m3. */
            price_dap: components["schemas"]["PriceOrNull"];
            service_price: components["schemas"]["PriceOrNull"];
            /** @description A discount or surcharge that was agreed by a change; the amounts contain it, the prices do not. */
            discount: components["schemas"]["LineDiscountOrNull"];
            /** @description Printed below the line on the valid order confirmation. */
            remark: string | null;
            /** @description Wood and service, FCA; null without `price`. */
            amount: components["schemas"]["AmountOrNull"];
            /** @description Wood at its delivered price, and service; null under FCA. The deal charges the same. */
            amount_dap: components["schemas"]["AmountOrNull"];
            loaded_m3: components["schemas"]["Volume"];
        };
        OrderFigures: {
            pcs: number;
            m3: components["schemas"]["Volume"];
            weight_kg: number;
            /** @description Wood; of a delivered order that was changed, delivered. */
            goods: components["schemas"]["Amount"];
            services: components["schemas"]["Amount"];
            /** @description What the delivered prices add to the collected ones; null under FCA, and in an order that was changed. */
            transport: components["schemas"]["AmountOrNull"];
            /** @description Charges and discounts of the whole order that were agreed by a change, below zero if they deduct. */
            charges: components["schemas"]["Amount"];
            /** @description Total cost. */
            total: components["schemas"]["Amount"];
        };
        /** @description The staff's deal; its id for those who may open it. Null for a client. */
        OrderDeal: {
            id: components["schemas"]["UuidOrNull"];
            number: string;
            status: components["schemas"]["DealStatus"];
        };
        OrderCharge: {
            charge: components["schemas"]["Charge"];
            /** @description As it is printed; below zero if it deducts. */
            amount: components["schemas"]["Amount"];
        };
        /** @description Terms of the valid order confirmation that the order itself does not have. */
        OrderTerms: {
            /** @description Number of the order confirmation. */
            revision: number;
            tolerance_percent: number;
            /** @description Notes to the client. */
            client_notes: string | null;
            charges: components["schemas"]["OrderCharge"][];
        };
        OrderChangeDifference: components["schemas"]["FieldChange"] & {
            /** @description Id of the order's line; null for its own fields. */
            line_id: components["schemas"]["UuidOrNull"];
        };
        /** @description A change of the order that the sale manager proposed and the client has not answered. */
        OrderChange: {
            /** @description Number of the change. */
            revision: number;
            proposed_on: components["schemas"]["Day"];
            /** @description Last day on which it can be answered. It is withdrawn afterwards. */
            answer_until: components["schemas"]["Day"];
            /** @description Differences to the present order, named like the fields of a deal. Internal ones are left out. */
            differences: components["schemas"]["OrderChangeDifference"][];
            m3: components["schemas"]["Volume"];
            new_m3: components["schemas"]["Volume"];
            total: components["schemas"]["Amount"];
            new_total: components["schemas"]["Amount"];
            /** @description True for a client, until `answer_until` is over. */
            can_answer: boolean;
        };
        /** @enum {string} */
        OrderField: "company_id" | "address_id" | "incoterms" | "delivery_week" | "trucks" | "customer_reference" | "additional_information" | "invoice";
        /** @description Missing requirement of a step. An address (`address`), a week (`delivery_week`), space in one truck (`one_truck`, `within_truck`), the company's client (`linked_client`), its sale manager (`sale_manager`), or the credit to confirm (`company_not_blocked` with its reason, `client_not_blocked`, `within_credit_limit`). Packs that the basket no longer reserves have the price of the order today (`price_of_today`, with the names of other products), are available (`wood_there`, with the names of missing products) and within the reservation limit of the company (`within_reservation`, with its percentage). An order that has departed cannot be canceled (`nothing_departed`), and an invoiced one only after a credit note (`nothing_invoiced`). */
        OrderNeed: {
            /** @enum {string} */
            code: "address" | "delivery_week" | "one_truck" | "within_truck" | "price_of_today" | "wood_there" | "within_reservation" | "linked_client" | "sale_manager" | "company_not_blocked" | "client_not_blocked" | "within_credit_limit" | "nothing_departed" | "nothing_invoiced";
            /** @description JSON Pointer to the field to fill in. */
            pointer?: string;
            /** @constant */
            can_override?: true;
            /** @description Parameters of the message of the code. */
            params?: {
                [key: string]: string;
            };
        };
        OrderTransition: components["schemas"]["Step"] & {
            to: components["schemas"]["OrderStatus"];
            missing: components["schemas"]["OrderNeed"][];
            /** @description Missing requirements of the step after this one. They do not block this step. */
            ahead?: components["schemas"]["OrderNeed"][];
        };
        Order: components["schemas"]["DocumentHead"] & {
            company_id: components["schemas"]["Uuid"];
            /** @description An address of the company; required to create an order. */
            address_id: components["schemas"]["UuidOrNull"];
            incoterms: components["schemas"]["OrderRule"];
            delivery_week: components["schemas"]["IsoWeekOrNull"];
            trucks: number;
            customer_reference: string | null;
            additional_information: string | null;
            /** @description Numbers of the invoices: those of the deal that are not credited, or entered by staff. The file is an attachment. */
            invoice: string | null;
            status: components["schemas"]["OrderStatus"];
            company: components["schemas"]["PortalCompany"];
            /** @description Order date. */
            ordered_on: components["schemas"]["Day"];
            /** @description The stock that it comes from. */
            location: components["schemas"]["UnLocode"];
            address: components["schemas"]["OrderAddress"];
            /** @description The last day of the delivery week. */
            delivery_before: components["schemas"]["DayOrNull"];
            payment_terms: components["schemas"]["PaymentTerms"];
            lines: components["schemas"]["OrderLine"][];
            figures: components["schemas"]["OrderFigures"];
            truck: components["schemas"]["TruckFill"];
            progress: components["schemas"]["OrderProgress"];
            deal: components["schemas"]["OrderDeal"] | null;
            /** @description Number of the last change that the client agreed to and that prices or quantities follow; null while they are as ordered. */
            agreed_change: number | null;
            /** @description Null before the order is confirmed. */
            agreed_terms: components["schemas"]["OrderTerms"] | null;
            proposed_change: components["schemas"]["OrderChange"] | null;
            /** @description Null for a client whose order was canceled with its deal. */
            cancel_reason: string | null;
            /** @description The fields that the user may change in this status. */
            editable_fields: components["schemas"]["OrderField"][];
            transitions: components["schemas"]["OrderTransition"][];
        };
        OrderTransitionRequest: {
            to: components["schemas"]["OrderStatus"];
            reason?: string;
            /**
             * @description Overrides the requirements that can be overridden; needs a reason.
             * @default false
             */
            override: boolean;
        };
        OrderChangeAnswer: {
            revision: number;
            /** @enum {string} */
            answer: "accept" | "decline";
            /** @description Why the change is declined; the sale manager reads it. */
            reason?: string;
        };
        OrderCargo: {
            /** @description Null for a client. */
            number: string | null;
            status: components["schemas"]["CargoStatus"];
            /** @enum {string} */
            kind: "container" | "truck";
            container_number: string | null;
            truck_plate: string | null;
            vessel: string | null;
            port_of_loading: string | null;
            port_of_discharge: string | null;
            etd: components["schemas"]["DayOrNull"];
            eta: components["schemas"]["DayOrNull"];
            atd: components["schemas"]["DayOrNull"];
            ata: components["schemas"]["DayOrNull"];
            /** @description Volume of this order in the cargo. */
            m3: components["schemas"]["Volume"];
            /** @description Photos of the loading, from approved reports only; see `downloadOrderPhoto`. */
            photos: {
                id: components["schemas"]["Uuid"];
                name: string;
            }[];
        };
        /** @description An invoice or credit note of the order's wood; see `downloadOrderInvoice`. */
        OrderInvoice: {
            id: components["schemas"]["Uuid"];
            kind: components["schemas"]["InvoiceKind"];
            number: string;
            issued_on: components["schemas"]["Day"];
            due_on: components["schemas"]["Day"];
            currency: components["schemas"]["Currency"];
            /** @description With VAT; of a credit note below zero. */
            total: components["schemas"]["Amount"];
            /** @description Number of the credit note that cancels the invoice; null if there is none. */
            credited_by: string | null;
        };
        /** @description The part of the progress of the order's wood that the company may see. */
        OrderThread: {
            steps: {
                status: components["schemas"]["OrderStatus"];
                at: components["schemas"]["Timestamp"];
            }[];
            deal: components["schemas"]["OrderDeal"] | null;
            /** @description Supplies of the packs; for a client only the days of their arrival. */
            supplies: {
                /** @description Null for a client. */
                number: string | null;
                received_on: components["schemas"]["Day"];
                packs: number;
            }[];
            cargos: components["schemas"]["OrderCargo"][];
            /** @description Newest first. */
            invoices: components["schemas"]["OrderInvoice"][];
        };
        /**
         * @description Side of a trade. `sold` lines are of deals, `bought` lines of supplies.
         * @enum {string}
         */
        TradeKind: "sold" | "bought";
        /** @description The deal of a sold line, the supply of a bought one. */
        TradedDocument: {
            id: components["schemas"]["Uuid"];
            number: string;
        };
        /** @description The client of a sold line, the sawmill of a bought one. */
        TradedPartner: {
            id: components["schemas"]["Uuid"];
            name: string;
            country: components["schemas"]["Country"];
        };
        /** @description A line of an agreed deal or supply, which is neither a draft nor canceled. */
        TradedLine: {
            id: components["schemas"]["Uuid"];
            kind: components["schemas"]["TradeKind"];
            /** @description Date of the deal, or the day on which the supply was ordered. */
            date: components["schemas"]["Day"];
            document: components["schemas"]["TradedDocument"];
            partner: components["schemas"]["TradedPartner"];
            product_name: string | null;
            specification: components["schemas"]["Specification"];
            /** @description In `unit`; of a bought line, the confirmed quantity, else the ordered one. */
            quantity: components["schemas"]["Quantity"];
            unit: components["schemas"]["Unit"];
            volume_m3: components["schemas"]["Volume"];
            /** @description Per `price_unit`, in `currency`, after the discount of the line. */
            price: components["schemas"]["PriceOrNull"];
            price_unit: components["schemas"]["Unit"];
            /** @description True if the price is after a discount of its line. */
            is_discounted: boolean;
            currency: components["schemas"]["Currency"];
            /** @description At the exchange rate of the document, with two decimals. Null without a price or a rate, or if the unit can't be converted. */
            eur_per_m3: components["schemas"]["PriceOrNull"];
            /** @description The wood alone, without services. Null without a price. */
            amount: components["schemas"]["AmountOrNull"];
            amount_eur: components["schemas"]["AmountOrNull"];
        };
        TradedLineList: {
            items: components["schemas"]["TradedLine"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        /** @description Totals of the lines of one kind. */
        TradedSums: {
            kind: components["schemas"]["TradeKind"];
            count: number;
            volume_m3: components["schemas"]["Volume"];
            amount_eur: components["schemas"]["Amount"];
            /** @description Amount by volume of the lines with `eur_per_m3`; null if none has it. */
            average_eur_per_m3: components["schemas"]["PriceOrNull"];
            lowest_eur_per_m3: components["schemas"]["PriceOrNull"];
            highest_eur_per_m3: components["schemas"]["PriceOrNull"];
            /** @description Lines without `eur_per_m3`. Their volume is in no average. */
            unpriced: number;
        };
        TradedTotals: {
            /** @description One for each kind with lines, sold wood first. */
            items: components["schemas"]["TradedSums"][];
        };
        /** @description The line of a deal (`sold`) or supply (`bought`) as edited, whose price is being entered. */
        PriceContextRequest: {
            kind: components["schemas"]["TradeKind"];
            /** @description The client, or the sawmill; null if none is chosen. */
            partner_id: components["schemas"]["UuidOrNull"];
            /** @description The document itself, or a revision of it, whose prices are left out; null for a new one. */
            document_id: components["schemas"]["UuidOrNull"];
            product_id: components["schemas"]["UuidOrNull"];
            /** @description Required without a product. */
            specification: components["schemas"]["SpecificationOrNull"];
            certification: components["schemas"]["Certification"];
            price_unit: components["schemas"]["Unit"];
            currency: components["schemas"]["Currency"];
            exchange_rate: components["schemas"]["ExchangeRateOrNull"];
        };
        /** @description A price of the same wood in an agreed deal or supply. */
        PastPrice: {
            price: components["schemas"]["Price"];
            price_unit: components["schemas"]["Unit"];
            /** @description True if the price is after a discount of its line. */
            is_discounted: boolean;
            currency: components["schemas"]["Currency"];
            /** @description The price in the unit and currency of the edited line. Null if an exchange rate or a dimension is unknown. */
            line_price: components["schemas"]["PriceOrNull"];
            date: components["schemas"]["Day"];
            document: components["schemas"]["TradedDocument"];
            partner: components["schemas"]["TradedPartner"];
            /** @description True for the same product; otherwise only species and section are the same. */
            is_same_product: boolean;
            length_mm: number | null;
            quality: string | null;
            /** @description Differences from the wood of the edited line. */
            differences: components["schemas"]["AllocationWarning"][];
        };
        /** @description The price list's price for the client's company, else the general price. */
        ListPrice: {
            /** @description Euro per `price_unit`. */
            price: components["schemas"]["Price"];
            price_unit: components["schemas"]["Unit"];
            /** @description The price in the unit and currency of the edited line. Null if an exchange rate or a dimension is unknown. */
            line_price: components["schemas"]["PriceOrNull"];
            list: components["schemas"]["PriceListName"];
            scope: components["schemas"]["PriceScope"];
        };
        /** @description Prices beside the price of a line. Figures that the user may not see are absent. */
        PriceContext: {
            /** @description The last price of the client, or of the sawmill; null if there is none. */
            own_last: components["schemas"]["PastPrice"] | null;
            /** @description The last prices of up to three other clients, or sawmills. */
            others: components["schemas"]["PastPrice"][];
            /** @description Only for a sold line with a product; null if no price applies. */
            list_price?: components["schemas"]["ListPrice"] | null;
            /** @description The last purchase prices, for a sold line. Only for purchase managers, global managers and admins. */
            last_purchase?: components["schemas"]["PastPrice"][];
            /** @description The last planned purchase prices of deals, for a bought line. Only for purchase managers, global managers and admins. */
            planned?: components["schemas"]["PastPrice"][];
            /** @description Volume of the species and section that is available in stock. */
            available_m3: components["schemas"]["Volume"];
            /** @description Volume of the species and section that is ordered and not allocated. */
            incoming_m3: components["schemas"]["Volume"];
        };
        /**
         * @description Downloaded from the European Central Bank, or uploaded by a user.
         * @enum {string}
         */
        RateSource: "ecb" | "entered";
        DailyRate: {
            currency: components["schemas"]["Currency"];
            rate: components["schemas"]["ExchangeRate"];
            source: components["schemas"]["RateSource"];
        };
        ExchangeRateDay: {
            day: components["schemas"]["Day"];
            /** @description At most one per currency, in the order of the currencies. Weekends and holidays have none. */
            rates: components["schemas"]["DailyRate"][];
        };
        ExchangeRateList: {
            /** @description Days with rates, newest first. */
            items: components["schemas"]["ExchangeRateDay"][];
            /** @description The day with which the list goes on; null at its end. */
            next_until: components["schemas"]["DayOrNull"];
            /** @description True if the host downloads the rates of the European Central Bank every working day. */
            is_automatic: boolean;
            /** @description True if the user may upload rates. */
            may_import: boolean;
        };
        ExchangeRateWrite: {
            day: components["schemas"]["Day"];
            currency: components["schemas"]["Currency"];
            rate: components["schemas"]["ExchangeRate"];
        };
        ExchangeRateImport: {
            rates: components["schemas"]["ExchangeRateWrite"][];
        };
        ExchangeRateImportResult: {
            added: number;
            changed: number;
            unchanged: number;
        };
        StageFigures: {
            count: number;
            volume_m3: components["schemas"]["Volume"];
            /** @description Sales value of deals, purchase value of supplies, or freight of cargo, in euro at the frozen rates. */
            amount_eur: components["schemas"]["Amount"];
            /** @description Number of records not included in `amount_eur` because they have no exchange rate or amount. */
            without_rate: number;
        };
        /** @description Query of `listDeals`. */
        DealsSearch: {
            status?: components["schemas"]["DealStatus"][];
            client_id?: components["schemas"]["Uuid"][];
            sale_manager_id?: components["schemas"]["Uuid"][];
            country?: components["schemas"]["Country"][];
            wood?: components["schemas"]["Wood"][];
            week_from?: components["schemas"]["IsoWeek"];
            week_to?: components["schemas"]["IsoWeek"];
            due_from?: components["schemas"]["IsoWeek"];
            due_to?: components["schemas"]["IsoWeek"];
            /** @enum {string} */
            late?: "only";
            /** @enum {string} */
            overdue?: "only";
            /** @enum {string} */
            cover?: "short";
            /** @enum {string} */
            sort?: "delivery_week_from" | "-late_days" | "overdue_since" | "-revenue_eur";
        };
        DealsAsked: {
            /** @constant */
            kind: "deals";
            search: components["schemas"]["DealsSearch"];
        };
        /** @description Query of `listSupplies`. */
        SuppliesSearch: {
            status?: components["schemas"]["SupplyStatus"][];
            sawmill_id?: components["schemas"]["Uuid"][];
            purchase_manager_id?: components["schemas"]["Uuid"][];
            product_id?: components["schemas"]["Uuid"][];
            country?: components["schemas"]["Country"][];
            wood?: components["schemas"]["Wood"][];
            week_from?: components["schemas"]["IsoWeek"];
            week_to?: components["schemas"]["IsoWeek"];
            /** @enum {string} */
            late?: "only";
            /** @enum {string} */
            free?: "only";
            defect?: components["schemas"]["DefectKind"][];
            /** @enum {string} */
            sort?: "ready_week" | "-late_days" | "-free_m3";
        };
        SuppliesAsked: {
            /** @constant */
            kind: "supplies";
            search: components["schemas"]["SuppliesSearch"];
        };
        /** @description Query of `listCargos`. */
        CargosSearch: {
            status?: components["schemas"]["CargoStatus"][];
            client_id?: components["schemas"]["Uuid"][];
            sawmill_id?: components["schemas"]["Uuid"][];
            country?: components["schemas"]["Country"][];
            wood?: components["schemas"]["Wood"][];
            carrier?: string[];
            port_of_loading?: components["schemas"]["UnLocode"][];
            port_of_discharge?: components["schemas"]["UnLocode"][];
            etd_from?: components["schemas"]["IsoWeek"];
            etd_to?: components["schemas"]["IsoWeek"];
            eta_from?: components["schemas"]["IsoWeek"];
            eta_to?: components["schemas"]["IsoWeek"];
            /** @description Per cent. */
            fill_from?: string;
            /** @description Per cent. */
            fill_to?: string;
            /** @enum {string} */
            late?: "only";
            /** @enum {string} */
            documents?: "missing";
            /** @enum {string} */
            cut_off?: "this_week";
            /** @enum {string} */
            sort?: "cut_off" | "etd" | "eta" | "fill_percent";
        };
        CargosAsked: {
            /** @constant */
            kind: "cargos";
            search: components["schemas"]["CargosSearch"];
        };
        /** @description Query of `listSawmills`. */
        SawmillsSearch: {
            approval?: components["schemas"]["SawmillApproval"][];
            certificate?: components["schemas"]["CertificateState"][];
            country?: components["schemas"]["Country"][];
            species?: components["schemas"]["Wood"][];
            /** @enum {string} */
            sort?: "certificate_expires";
        };
        SawmillsAsked: {
            /** @constant */
            kind: "sawmills";
            search: components["schemas"]["SawmillsSearch"];
        };
        /** @description Query of `listSupplyReports` or `listCargoReports`. */
        ReportsSearch: {
            /** @enum {string} */
            approval?: "mine";
            /** @enum {string} */
            sort?: "number";
        };
        ReportsAsked: {
            /** @enum {string} */
            kind: "supply_reports" | "cargo_reports";
            search: components["schemas"]["ReportsSearch"];
        };
        /** @description Query of `listOrders`. */
        OrdersSearch: {
            status?: components["schemas"]["OrderStatus"][];
            company_id?: components["schemas"]["Uuid"][];
            /** @enum {string} */
            sort?: "delivery_week";
        };
        OrdersAsked: {
            /** @constant */
            kind: "orders";
            search: components["schemas"]["OrdersSearch"];
        };
        /** @description Query of `listOffers`. */
        OffersSearch: {
            status?: components["schemas"]["OfferStatus"][];
            company_id?: components["schemas"]["Uuid"][];
            /** @enum {string} */
            sort?: "valid_until";
        };
        OffersAsked: {
            /** @constant */
            kind: "offers";
            search: components["schemas"]["OffersSearch"];
        };
        /** @description A list with the filter that finds exactly the counted records. Reports have no list of their own and are shown above the form of a new one. */
        DashboardList: components["schemas"]["DealsAsked"] | components["schemas"]["SuppliesAsked"] | components["schemas"]["CargosAsked"] | components["schemas"]["SawmillsAsked"] | components["schemas"]["ReportsAsked"] | components["schemas"]["OrdersAsked"] | components["schemas"]["OffersAsked"];
        StageListed: components["schemas"]["StageFigures"] & {
            list: components["schemas"]["DashboardList"];
        };
        /**
         * @description A filter of a dashboard, in addition to the period.
         * @enum {string}
         */
        BoardFilter: "client_id" | "sawmill_id" | "sale_manager_id" | "purchase_manager_id" | "country" | "wood";
        /** @description The most urgent record: waiting longest, or largest. Unknown measures are null. */
        WorstCase: {
            id: components["schemas"]["Uuid"];
            /** @description A mill has its name, an offer that of its product. */
            number: string;
            /** @description The client, the company or the sawmill; of cargo its first client, null while it has no wood. */
            partner: string | null;
            late_days: number | null;
            /** @description Days from the due day to the ETA of a cargo that will be late. */
            arrives_late_days: number | null;
            week: components["schemas"]["IsoWeek"] | null;
            day: components["schemas"]["Day"] | null;
            volume_m3: components["schemas"]["Volume"] | null;
        };
        WorkFigures: {
            count: number;
            /** @description The filters that are set on the dashboard and do not narrow this line or its list. */
            ignored_filters: components["schemas"]["BoardFilter"][];
            list: components["schemas"]["DashboardList"];
            worst: components["schemas"]["WorstCase"] | null;
        };
        /**
         * @description Deals past their delivery week, with a shortfall, to be delivered this week and not shipped, or with an order confirmation that waits for the client.
         *     Deals with an overdue payment, for users who record payments.
         *     Orders that wait to be approved or confirmed, and open offers, of the companies in the user's scope.
         */
        DealWork: components["schemas"]["WorkFigures"] & {
            /** @enum {string} */
            code: "late" | "uncovered" | "due" | "unconfirmed" | "unpaid" | "orders" | "offers";
        };
        /** @description Each figure equals the result of the list with the same query. */
        DealDashboard: {
            /** @description Totals of the stages, without drafts. */
            open: components["schemas"]["StageListed"];
            work: components["schemas"]["DealWork"][];
            /** @description Open documents by status, in workflow order. */
            stages: (components["schemas"]["StageListed"] & {
                status: components["schemas"]["DealStatus"];
            })[];
        };
        /** @description Supplies that are overdue, due this week, ready and not loaded, ready with unallocated wood, or ordered and not confirmed. For approvers also supply reports that await approval. Mills in use whose certificate expires soon or has expired. */
        SupplyWork: components["schemas"]["WorkFigures"] & {
            /** @enum {string} */
            code: "late" | "due" | "ready" | "free" | "unconfirmed" | "approval" | "certificates";
        };
        /** @description Each figure equals the result of the list with the same query. */
        SupplyDashboard: {
            /** @description Totals of the stages, without drafts. */
            open: components["schemas"]["StageListed"];
            work: components["schemas"]["SupplyWork"][];
            /** @description Open documents by status, in workflow order. */
            stages: (components["schemas"]["StageListed"] & {
                status: components["schemas"]["SupplyStatus"];
            })[];
        };
        /** @description Cargo that is due at the carrier this week or was due before, departs this week or earlier unsealed, has missing documents, should have arrived before this week, or has arrived and is not delivered. For approvers also container reports that await approval. */
        CargoWork: components["schemas"]["WorkFigures"] & {
            /** @enum {string} */
            code: "cut_off" | "leaving" | "documents" | "overdue" | "arrived" | "approval";
        };
        /** @description Each figure equals the result of the list with the same query. */
        CargoDashboard: {
            /** @description Totals of the stages, without drafts. */
            open: components["schemas"]["StageListed"];
            work: components["schemas"]["CargoWork"][];
            /** @description Open documents by status, in workflow order. */
            stages: (components["schemas"]["StageListed"] & {
                status: components["schemas"]["CargoStatus"];
            })[];
        };
        /** @description ISO 8601 week. The preceding period may begin before the first year of other weeks. */
        PeriodWeek: string;
        /** @description Whole weeks, the last one too. */
        Period: {
            from: components["schemas"]["PeriodWeek"];
            to: components["schemas"]["PeriodWeek"];
        };
        /** @description A decimal number; null if there is no data to compute it from. */
        ChartValue: string | null;
        FigureSide: {
            value: components["schemas"]["ChartValue"];
            /** @description Number of records in the list. */
            count: number;
            /** @description Number of records not included in the value because they have no rate, price or day, or are not due yet. */
            without: number;
            /** @description For a margin, the number of included deals per kind of margin. */
            margin_kinds?: {
                planned: number;
                expected: number;
                actual: number;
            };
            list: components["schemas"]["DashboardList"];
        };
        /** @enum {string} */
        FigureUnit: "count" | "m3" | "eur" | "percent" | "eur_m3" | "days";
        BoardFigures: {
            period: components["schemas"]["Period"];
            /** @description The preceding period of the same length. */
            before: components["schemas"]["Period"];
            figures: (components["schemas"]["FigureSide"] & {
                /** @enum {string} */
                code: "sold_m3" | "sold_eur" | "margin_percent" | "margin_m3" | "uncovered" | "late" | "open_m3" | "open_eur" | "overdue_eur" | "on_order" | "ready" | "ready_age" | "late_supplies" | "free_m3" | "bought_m3" | "bought_eur" | "price_m3" | "on_time" | "in_transit" | "sealing" | "documents" | "shipped_m3" | "fill" | "freight_m3" | "delay";
                unit: components["schemas"]["FigureUnit"];
                /** @description Value of the preceding period; null for current figures. */
                before: components["schemas"]["FigureSide"] | null;
            })[];
        };
        /** @enum {string} */
        DealChartCode: "weeks" | "margin" | "clients";
        ChartPoint: {
            /** @description Series of the value, such as `sold`, a wood or the id of a product. */
            series: string;
            /** @description A week, an id, a lane, a status, the lower bound of a class. */
            key: string;
            /** @description Name of a key or series that is an id. */
            label: string | null;
            value: components["schemas"]["ChartValue"];
            from: components["schemas"]["Day"] | null;
            to: components["schemas"]["Day"] | null;
            /** @description Number of records in the list. */
            count: number;
            /** @description Timeline only. True if the cargo is late. */
            is_late?: boolean;
            /** @description Null if the point is a single document; its id is the key. */
            list: components["schemas"]["DashboardList"] | null;
        };
        Chart: {
            /** @description The business day. */
            today: components["schemas"]["Day"];
            period: components["schemas"]["Period"];
            unit: components["schemas"]["FigureUnit"];
            points: components["schemas"]["ChartPoint"][];
            /** @description Number of further clients, mills, products, routes, carriers with smaller values, or of cargos with a later ETD. */
            left_out: number;
            /** @description Number of documents not included because they have no rate, week or day. Margins: of all clients, also deals without loaded wood. */
            without: number;
            /** @description Delays only: number of cargos among `without` that are not due yet. */
            not_due?: number;
            /** @description Delays only: number of cargos that have arrived or are late, of any carrier or none. */
            measured?: number;
            /** @description For freight: number of cargos on no lane, because they have no ports. */
            without_ports?: number;
            /** @description Margins only: number of deals loaded in part, of all clients. They are not compared and not among `without`. */
            part_loaded?: number;
            /** @description Timeline only: number of late cargos, drawn or not. */
            late?: number;
            /** @description Timeline only: number of cargos past their ETD that have not left, drawn or not. */
            past_etd?: number;
        };
        /** @enum {string} */
        SupplyChartCode: "long" | "mills" | "prices" | "defects";
        /** @enum {string} */
        CargoChartCode: "timeline" | "fill" | "freight" | "delay";
        /** @enum {string} */
        SearchKind: "deal" | "supply" | "cargo" | "supply_report" | "cargo_report" | "client" | "sawmill" | "pack";
        SearchHit: {
            kind: components["schemas"]["SearchKind"];
            id: components["schemas"]["Uuid"];
            /** @description The number, or what a company is called. */
            name: string;
            /** @description Subject of the record. The client or mill, the container or truck of cargo, the subject of a report, the country of a company. */
            about: string | null;
            /** @description Status, of the record's own kind. */
            status: string;
        };
        SearchHits: {
            items: components["schemas"]["SearchHit"][];
            /** @description The kinds of which more records are found than are among the items. */
            more: {
                kind: components["schemas"]["SearchKind"];
                /** @description All that are found; 1000 if there are as many or more. */
                total: number;
            }[];
        };
        QuotedDocument: {
            /** @enum {string} */
            kind: "deal" | "supply" | "cargo" | "supply_report" | "cargo_report";
            id: components["schemas"]["Uuid"];
            number: string;
        };
        Comment: {
            id: components["schemas"]["Uuid"];
            text: string;
            created_at: components["schemas"]["Timestamp"];
            created_by: components["schemas"]["PersonRef"];
            /** @description Packs of the record whose numbers the text quotes, and others whose numbers it has after `#`; absent if there are none, and for roles that open no packs. */
            packs?: components["schemas"]["PackRef"][];
            /** @description Documents whose numbers the text has after `#` and which the reader may open; absent if there are none. */
            documents?: components["schemas"]["QuotedDocument"][];
        };
        CommentList: {
            items: components["schemas"]["Comment"][];
            next_cursor: components["schemas"]["Cursor"];
            total: components["schemas"]["Total"];
        };
        CommentWrite: {
            text: string;
        };
        CommentReader: {
            id: components["schemas"]["Uuid"];
            name: string;
            role: components["schemas"]["Role"];
        };
        QuotableNumber: {
            /** @enum {string} */
            kind: "pack" | "deal" | "supply" | "cargo" | "supply_report" | "cargo_report";
            id: components["schemas"]["Uuid"];
            number: string;
            /** @description The client of a deal, the mill of a supply or pack, the container or truck of a cargo, the subject of a report. */
            about: string | null;
        };
        OverrideRequest: {
            id: components["schemas"]["Uuid"];
            /** @description The status that the blocked step leads to. */
            to: string;
            reason: string;
            created_at: components["schemas"]["Timestamp"];
            created_by: components["schemas"]["PersonRef"];
            /**
             * @description Obsolete if the document took a step that needed no override.
             * @enum {string}
             */
            status: "open" | "granted" | "declined" | "obsolete";
            /** @description Reason of the person who answered. */
            answer: string | null;
            answered_at: components["schemas"]["TimestampOrNull"];
            answered_by: components["schemas"]["PersonRefOrNull"];
        };
        OverrideRequestWrite: {
            /** @description The status that the blocked step leads to. */
            to: string;
            reason: string;
        };
        OverrideAnswer: {
            reason: string;
        };
        /**
         * @description Who reads the file. `client` files are for the client too, `internal` ones for the staff who read the record, `purchase` ones for those who see its purchase prices and mills.
         * @enum {string}
         */
        AttachmentKind: "client" | "internal" | "purchase";
        Attachment: {
            id: components["schemas"]["Uuid"];
            kind: components["schemas"]["AttachmentKind"];
            name: string;
            media_type: string;
            /** @description Bytes. */
            size: number;
            /** @description SHA-256 of the file in hex, so that the sender can check the upload. Null for older files. */
            sha256: string | null;
            created_at: components["schemas"]["Timestamp"];
            created_by: components["schemas"]["PersonRef"];
            can_remove: boolean;
        };
        AttachmentUpload: {
            /**
             * Format: uuid
             * @description Created by the client, so that a photo that is sent again is stored once. The same file for the same record returns the first response; other contents with this id are a `duplicate`. Assigned if absent.
             */
            id?: string;
            /** @description By default that of the kind of record, among those that the user may read. */
            kind?: components["schemas"]["AttachmentKind"];
            /**
             * Format: binary
             * @description An image (JPEG, PNG, WebP, HEIC, GIF, TIFF, BMP), a PDF or an office file (Word, Excel and PowerPoint of today and of before 2007, OpenDocument, RTF, CSV, plain text) or a saved email (EML, Outlook MSG), 10 MB at most.
             */
            file: string;
        };
        SentPaper: {
            id: components["schemas"]["Uuid"];
            at: components["schemas"]["Timestamp"];
        };
        /** @description A paper that the user can read now. Two papers of one name differ in revision or client. */
        PaperItem: {
            paper: components["schemas"]["PaperName"];
            /** @description A number of its own, such as that of an invoice; null for a paper with the number of its record. */
            number: string | null;
            /** @description Counted from one; null for a paper that shows the record as it is now. */
            revision: number | null;
            issued_at: components["schemas"]["Timestamp"] | null;
            /** @description The client or mill that receives it, if the record has papers for several; else null. */
            client: components["schemas"]["PaperClient"] | null;
            language: components["schemas"]["Language"];
            title: string;
            /** @description True if the user may send it by email: an issued order confirmation or purchase order at any time, another paper while it is valid. */
            can_send: boolean;
            /** @description Set if this version was sent and is kept as it was; null for one that can be sent. */
            sent: components["schemas"]["SentPaper"] | null;
        };
        /** @description SHA-256 of the paper’s content in hex. Sending fails if the paper has other content than when its email was suggested. */
        PaperContentHash: string;
        PaperPartner: {
            /** @enum {string} */
            kind: "client" | "sawmill";
            id: components["schemas"]["Uuid"];
            name: string;
        };
        /** @description Suggested email that sends a paper. */
        PaperMail: {
            revision: number | null;
            client_id: components["schemas"]["Uuid"] | null;
            /** @description Contacts of the partner that have an email address. Without a partner, the recipients of the last paper to the same forwarder. */
            recipients: components["schemas"]["MailAddress"][];
            subject: string;
            text: string;
            language: components["schemas"]["Language"];
            /** @description Name of the attached PDF. */
            file_name: string;
            /** @description Title of the notice on an issued paper that is no longer valid, in the language of the paper; null for a valid paper. */
            notice: string | null;
            /** @description True for a revision that takes effect once its partner agrees to it. */
            is_proposal: boolean;
            content_hash: components["schemas"]["PaperContentHash"];
            /** @description True if a link to answer is added below the text when it is sent. */
            has_link: boolean;
            /** @description The partner whose contacts are suggested; null if there is none. */
            partner: components["schemas"]["PaperPartner"] | null;
        };
        PaperMailWrite: {
            /** @description Null for a paper that shows the record as it is now. */
            revision: number | null;
            /** @description The client that receives it, if the record has papers for several; else null. */
            client_id: components["schemas"]["Uuid"] | null;
            content_hash: components["schemas"]["PaperContentHash"];
            to: components["schemas"]["MailAddress"][];
            subject: string;
            text: string;
            copy_to_self: boolean;
        };
    };
    responses: {
        /** @description The body is not JSON or a form, or a header is invalid. */
        Malformed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The request could not be read.",
                 *       "status": 400,
                 *       "code": "malformed"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The role, or this user, may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Your role can't do this.",
                 *       "status": 403,
                 *       "code": "forbidden"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than this operation accepts. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "This is too large",
                 *       "status": 413,
                 *       "code": "too_large"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Invalid fields, with a reason for each in `errors`. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Check the marked fields.",
                 *       "status": 422,
                 *       "code": "validation",
                 *       "errors": [
                 *         {
                 *           "pointer": "/lines/0/quantity",
                 *           "code": "required"
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many attempts. `Retry-After` is the waiting time in seconds. */
        TooMany: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Too many attempts. Wait a while, then try again.",
                 *       "status": 429,
                 *       "code": "too_many_attempts"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests at the same time. Wait for the time given in `Retry-After`. */
        Busy: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The server is busy. Wait a moment, then try again.",
                 *       "status": 503,
                 *       "code": "busy"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No session, or it has ended; refresh it once and repeat. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Log in to go on.",
                 *       "status": 401,
                 *       "code": "unauthenticated"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such record, or the user may not see it. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "This record does not exist.",
                 *       "status": 404,
                 *       "code": "not_found"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another user changed the record since that version. */
        Stale: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Another user has changed this record.",
                 *       "status": 412,
                 *       "code": "stale",
                 *       "current_version": 4
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request has no `If-Match` header. */
        VersionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Say which version you changed.",
                 *       "status": 428,
                 *       "code": "version_required"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The kind of file is not accepted. */
        UnsupportedFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Attach an image, a PDF, an office file or a saved email.",
                 *       "status": 415,
                 *       "code": "unsupported_file"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The record's state, or a reused key, conflicts with the request. */
        NotAllowedNow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "That is not possible in this status.",
                 *       "status": 409,
                 *       "code": "not_allowed_now"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The version that the change is based on, in quotes, as in the `ETag`.
         * @example "3"
         */
        IfMatch: string;
        Id: components["schemas"]["Uuid"];
        CursorParam: string;
        Limit: number;
        Countries: components["schemas"]["Country"][];
        /** @description A key that the client creates per action, so that a repeated call takes effect once. */
        IdempotencyKey: string;
        /** @description The document of the same kind that this one was copied from. The history names it; it is ignored if the user may not see it. */
        CopiedFrom: components["schemas"]["Uuid"];
        CopyPrices: components["schemas"]["CopyPrices"];
        /** @description Kind of record. The backend decides per kind which roles may read comments, files and history, comment and attach files. */
        RecordKind: components["schemas"]["RecordKind"];
    };
    requestBodies: never;
    headers: {
        /** @description The record's version, in quotes. */
        Version: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every part is ready. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Some parts are not ready. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "The database can’t be reached right now. Try again in a moment.",
                     *       "status": 503,
                     *       "code": "unavailable",
                     *       "unready": [
                     *         "database"
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "sale_manager@timberdesk.example",
                 *       "password": "timber-demo"
                 *     }
                 */
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Logged in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                     *       "name": "Ona Petrauskaitė",
                     *       "email": "sale_manager@timberdesk.example",
                     *       "role": "sale_manager",
                     *       "language": "en",
                     *       "is_terms_agreed": false,
                     *       "draft_key": "6d1f0c9ab2e34f5788c1d2e3f4a5b6c76d1f0c9ab2e34f5788c1d2e3f4a5b6c7"
                     *     }
                     */
                    "application/json": components["schemas"]["Me"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Busy"];
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A fresh access cookie is set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended; so it is when there was none. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["Forbidden"];
        };
    };
    agreeWithTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Recorded. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person behind the session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                     *       "name": "Ona Petrauskaitė",
                     *       "email": "sale_manager@timberdesk.example",
                     *       "role": "sale_manager",
                     *       "language": "en",
                     *       "is_terms_agreed": true,
                     *       "draft_key": "6d1f0c9ab2e34f5788c1d2e3f4a5b6c76d1f0c9ab2e34f5788c1d2e3f4a5b6c7"
                     *     }
                     */
                    "application/json": components["schemas"]["Me"];
                };
            };
            401: components["responses"]["Unauthenticated"];
        };
    };
    listDemoPeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people, one for each role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "Ona Petrauskaitė",
                     *         "email": "sale_manager@timberdesk.example",
                     *         "role": "sale_manager",
                     *         "password": "timber-demo"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DemoPerson"][];
                };
            };
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Id of the previous page's last notification. Without it, the newest are returned; an unknown id returns none. */
                before?: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "uuid": "0b8f2c0e-5b0e-4d3f-9a52-6f1c8c5d9e11",
                     *         "message": "Deal D-2026-0042 for Bois du Rhône has been confirmed.",
                     *         "created_at": "20/11/2026 09:12:44",
                     *         "is_read": false,
                     *         "record": {
                     *           "kind": "deal",
                     *           "id": "7a3f6f0a-31f5-4a1c-8d06-2d2e5d1f4c42"
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Notification"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Invalid"];
        };
    };
    newNotificationExists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description True if there is an unread notification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            401: components["responses"]["Unauthenticated"];
        };
    };
    markAllNotificationsAsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notifications are read. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    markNotificationAsRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notification is read, also if it was read before. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    sendPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "client@timberdesk.example"
                 *     }
                 */
                "application/json": components["schemas"]["EmailOnly"];
            };
        };
        responses: {
            /** @description If an account has this address, an email is sent to it. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    setPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "0b8f2c0e5b0e4d3f9a526f1c8c5d9e11",
                 *       "password": "a longer one than that"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordByLink"];
            };
        };
        responses: {
            /** @description Set, and logged in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                     *       "name": "Claire Fontaine",
                     *       "email": "client@timberdesk.example",
                     *       "role": "client",
                     *       "language": "fr",
                     *       "is_terms_agreed": false,
                     *       "draft_key": "6d1f0c9ab2e34f5788c1d2e3f4a5b6c76d1f0c9ab2e34f5788c1d2e3f4a5b6c7"
                     *     }
                     */
                    "application/json": components["schemas"]["Me"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    checkPasswordLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "0b8f2c0e5b0e4d3f9a526f1c8c5d9e11"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordLink"];
            };
        };
        responses: {
            /** @description The link is valid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "language": "fr"
                     *     }
                     */
                    "application/json": components["schemas"]["LinkHolder"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "company_name": "Menuiserie Delorme SARL",
                 *       "country": "FR",
                 *       "company_code": "488210673",
                 *       "vat_code": "FR29488210673",
                 *       "address": "18 rue de la Filature, 88000 Épinal",
                 *       "first_name": "Benoît",
                 *       "last_name": "Delorme",
                 *       "email": "benoit@delorme.example",
                 *       "phone": "+33 3 29 00 00 00",
                 *       "language": "fr"
                 *     }
                 */
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description The registration awaits verification. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    listDemoMails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest hundred. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "has_more": false
                     *     }
                     */
                    "application/json": components["schemas"]["DemoMailList"];
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    getDemoMailAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mail_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person behind the session. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnProfile"];
                };
            };
            401: components["responses"]["Unauthenticated"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Claire",
                 *       "last_name": "Fontaine",
                 *       "phone": "+33 4 72 00 00 00",
                 *       "country": "FR",
                 *       "language": "fr"
                 *     }
                 */
                "application/json": components["schemas"]["OwnProfileWrite"];
            };
        };
        responses: {
            /** @description The updated personal information. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnProfile"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "timber-demo",
                 *       "password": "a longer one than that"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The new password is valid. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Busy"];
        };
    };
    listOwnSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description My sessions, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": []
                     *     }
                     */
                    "application/json": components["schemas"]["OwnSessionList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All other sessions have ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    endOwnSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listOwnLogins: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of attempts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a11",
                     *           "at": "2026-11-20T09:30:00.000Z",
                     *           "first_at": "2026-11-20T09:28:00.000Z",
                     *           "count": 3,
                     *           "person": {
                     *             "id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                     *             "name": "Ona Petrauskaitė"
                     *           },
                     *           "email_hint": null,
                     *           "address": "192.0.2.17",
                     *           "browser": "Firefox",
                     *           "system": "Windows",
                     *           "outcome": "wrong_password"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["LoginList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Invalid"];
        };
    };
    getSeller: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company that answers for the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "UAB Miško prekyba",
                     *       "email": "info@misko-prekyba.example",
                     *       "address": "Pramonės g. 12"
                     *     }
                     */
                    "application/json": components["schemas"]["Seller"];
                };
            };
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    updateSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsWrite"];
            };
        };
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    downloadLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    uploadLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["LogoUpload"];
            };
        };
        responses: {
            /** @description The logo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "logo.png",
                     *       "media_type": "image/png",
                     *       "size": 18204,
                     *       "sha256": "6f0f3c6b1f5a1d2f8a7c1f0d6e2b9c4a5d7e8f90112233445566778899aabbcc"
                     *     }
                     */
                    "application/json": components["schemas"]["Logo"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedFile"];
            422: components["responses"]["Invalid"];
        };
    };
    removeLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Papers show no logo. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    listSettingsActivity: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes, newest first. A changed text is `paper_texts.invoice.fr.terms`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "next_cursor": null,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["ActivityList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    listCompanies: {
        parameters: {
            query?: {
                /** @description Words that must all occur, as clients are searched; in the name, the company code, the VAT code or the country's names. */
                q?: components["schemas"]["SearchText"];
                status?: components["schemas"]["CompanyStatus"][];
                size?: components["schemas"]["CompanySize"][];
                country?: components["parameters"]["Countries"];
                manager_id?: components["schemas"]["Uuid"][];
                sort?: "name" | "-name" | "country" | "-country" | "created_at" | "-created_at" | "updated_at" | "-updated_at";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of companies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "next_cursor": null,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["CompanyList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    createCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Bois du Rhône SAS",
                 *       "country": "FR",
                 *       "company_code": "812345678",
                 *       "vat_code": "FR40812345678",
                 *       "address": "12 quai de la Scierie, 69007 Lyon",
                 *       "size": "large",
                 *       "manager_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                 *       "payment_terms": {
                 *         "kind": "net_days",
                 *         "net_days": 30
                 *       },
                 *       "basket_hours": 48,
                 *       "reservation_percent": 120,
                 *       "sees_full_amounts": false,
                 *       "country_prices": true,
                 *       "client_id": null
                 *     }
                 */
                "application/json": components["schemas"]["CompanyWrite"];
            };
        };
        responses: {
            /** @description The company. */
            201: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    listCompanyManagers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The managers, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                     *           "name": "Lucía Fernández"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CompanyManagerList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    getCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Bois du Rhône SAS",
                 *       "country": "FR",
                 *       "company_code": "812345678",
                 *       "vat_code": "FR40812345678",
                 *       "address": "12 quai de la Scierie, 69007 Lyon",
                 *       "size": "large",
                 *       "manager_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                 *       "payment_terms": {
                 *         "kind": "net_days",
                 *         "net_days": 30
                 *       },
                 *       "basket_hours": 48,
                 *       "reservation_percent": 120,
                 *       "sees_full_amounts": false,
                 *       "country_prices": true,
                 *       "client_id": null
                 *     }
                 */
                "application/json": components["schemas"]["CompanyWrite"];
            };
        };
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    transitionCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to": "verified",
                 *       "client": {
                 *         "client_id": null,
                 *         "sale_manager_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a02"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CompanyTransition"];
            };
        };
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    listCompanyClients: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Clients with the same codes or name, and the possible sale managers of a new client. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "can_create": true,
                     *       "sale_managers": [],
                     *       "likely_sale_manager_id": null
                     *     }
                     */
                    "application/json": components["schemas"]["CompanyClientList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    linkCompanyClient: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "client_id": null,
                 *       "sale_manager_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a02"
                 *     }
                 */
                "application/json": components["schemas"]["CompanyClientChoice"];
            };
        };
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    clearCompanySessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All sessions of the company's users have ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": []
                     *     }
                     */
                    "application/json": components["schemas"]["AddressList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Dépôt de Vénissieux",
                 *       "address": "27 rue des Frères Amadéo",
                 *       "zip_code": "69200",
                 *       "country": "FR",
                 *       "city": "Vénissieux",
                 *       "phone": "+33 4 72 00 00 00",
                 *       "contact_name": "Claire Fontaine",
                 *       "latitude": 45.6972,
                 *       "longitude": 4.8864,
                 *       "note": "Mon-Fri 7:00-16:00, articulated trucks by the rear gate."
                 *     }
                 */
                "application/json": components["schemas"]["AddressWrite"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    updateAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
                address_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Dépôt de Vénissieux",
                 *       "address": "27 rue des Frères Amadéo",
                 *       "zip_code": "69200",
                 *       "country": "FR",
                 *       "city": "Vénissieux",
                 *       "phone": "+33 4 72 00 00 00",
                 *       "contact_name": "Claire Fontaine",
                 *       "latitude": 45.6972,
                 *       "longitude": 4.8864,
                 *       "note": "Mon-Fri 7:00-16:00, articulated trucks by the rear gate."
                 *     }
                 */
                "application/json": components["schemas"]["AddressWrite"];
            };
        };
        responses: {
            /** @description The updated address. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    removeAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                address_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listPeople: {
        parameters: {
            query?: {
                /** @description Words that must all occur in the name, the email or the company's name, in any order and without regard to capitals and accents. */
                q?: components["schemas"]["SearchText"];
                role?: components["schemas"]["Role"][];
                status?: components["schemas"]["PersonStatus"][];
                company_id?: components["schemas"]["Uuid"][];
                sort?: "name" | "-name" | "email" | "-email" | "created_at" | "-created_at";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "next_cursor": null,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["PersonList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    createPerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Viktorija",
                 *       "last_name": "Šimkutė",
                 *       "email": "viktorija.simkute@timberdesk.example",
                 *       "phone": "+370 612 00 000",
                 *       "country": "LT",
                 *       "language": "lt",
                 *       "role": "sale_manager",
                 *       "countries": [],
                 *       "company_id": null
                 *     }
                 */
                "application/json": components["schemas"]["PersonWrite"];
            };
        };
        responses: {
            /** @description The person. */
            201: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    listStaff: {
        parameters: {
            query?: {
                /** @description Only people with any of these roles. */
                role?: components["schemas"]["Role"][];
                /** @description Only these people, including former staff, because documents name them. */
                id?: components["schemas"]["Uuid"][];
                /** @description Words that must all occur in the name or the email, in any order and without regard to capitals and accents. */
                q?: components["schemas"]["SearchText"];
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the staff. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                     *           "name": "Ona Petrauskaitė",
                     *           "email": "sale_manager@timberdesk.example",
                     *           "role": "sale_manager"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["StaffList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updatePerson: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Viktorija",
                 *       "last_name": "Šimkutė",
                 *       "email": "viktorija.simkute@timberdesk.example",
                 *       "phone": "+370 612 00 000",
                 *       "country": "LT",
                 *       "language": "lt",
                 *       "role": "sale_manager",
                 *       "countries": [],
                 *       "company_id": null
                 *     }
                 */
                "application/json": components["schemas"]["PersonWrite"];
            };
        };
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    transitionPerson: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to": "deactivated",
                 *       "reason": "Has left the company",
                 *       "work": [
                 *         {
                 *           "kind": "deal",
                 *           "to_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PersonTransition"];
            };
        };
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    handWorkOver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "work": [
                 *         {
                 *           "kind": "deal",
                 *           "to_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["HandOver"];
            };
        };
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    erasePerson: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            412: components["responses"]["Stale"];
            428: components["responses"]["VersionRequired"];
        };
    };
    clearPersonSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All sessions of the person have ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    sendPersonLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The email is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
        };
    };
    listPersonSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Their active sessions, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": []
                     *     }
                     */
                    "application/json": components["schemas"]["OwnSessionList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    endPersonSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                session_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listLogins: {
        parameters: {
            query?: {
                /** @description Words that must all occur in the person's name or email, or in the network address. */
                q?: components["schemas"]["SearchText"];
                outcome?: components["schemas"]["LoginOutcome"][];
                person_id?: components["schemas"]["Uuid"][];
                sort?: "at" | "-at";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of attempts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a11",
                     *           "at": "2026-11-20T09:30:00.000Z",
                     *           "first_at": "2026-11-20T09:28:00.000Z",
                     *           "count": 3,
                     *           "person": {
                     *             "id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                     *             "name": "Ona Petrauskaitė"
                     *           },
                     *           "email_hint": null,
                     *           "address": "192.0.2.17",
                     *           "browser": "Firefox",
                     *           "system": "Windows",
                     *           "outcome": "wrong_password"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["LoginList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    listSlowedLogins: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts, then the addresses; the longest wait first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": []
                     *     }
                     */
                    "application/json": components["schemas"]["SlowedLoginList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    unlockLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "person_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                 *       "address": null
                 *     }
                 */
                "application/json": components["schemas"]["LoginUnlock"];
            };
        };
        responses: {
            /** @description The failures are forgotten. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    listDone: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the person's activity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["DoneList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listClients: {
        parameters: {
            query?: {
                /**
                 * @description Words that must all occur, in any order and without regard to capitals and accents: in the name, the company or VAT code, the names and
                 *     emails of the contacts; or that name the client's country in English, French, Lithuanian or Spanish, from three letters on, or by its
                 *     two-letter code ("lithu", "united kingdom", "Holland", "UK"). Two letters that are such a code are otherwise only looked up
                 *     as a whole word and as the beginning of the client's name: "LT" finds no "Zuvinto Ltd", "Bo" finds Bois du Rhône.
                 */
                q?: components["schemas"]["SearchText"];
                status?: components["schemas"]["ClientStatus"][];
                country?: components["parameters"]["Countries"];
                sale_manager_id?: components["schemas"]["Uuid"][];
                /** @description Sorting by `credit_used`, the used share of the credit limit, puts clients without a limit last in both directions. With a limit of 0, a client that owes anything ranks as the most overdrawn, and a client that owes nothing as unused. */
                sort?: "name" | "-name" | "country" | "-country" | "exposure_eur" | "-exposure_eur" | "credit_used" | "-credit_used" | "updated_at" | "-updated_at";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of clients. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "next_cursor": null,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["ClientList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    createClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Bois du Rhône SAS",
                 *       "country": "FR",
                 *       "language": null,
                 *       "company_code": "812345678",
                 *       "vat_code": "FR40812345678",
                 *       "address": "12 quai de la Scierie, 69007 Lyon",
                 *       "contacts": [
                 *         {
                 *           "name": "Claire Fontaine",
                 *           "email": "achats@boisdurhone.example",
                 *           "phone": "+33 4 72 00 00 00",
                 *           "role": "Purchasing"
                 *         }
                 *       ],
                 *       "currency": "EUR",
                 *       "payment_terms": {
                 *         "kind": "net_days",
                 *         "net_days": 30
                 *       },
                 *       "default_incoterms": {
                 *         "rule": "DAP",
                 *         "place": "Lyon"
                 *       },
                 *       "default_destination": "Lyon",
                 *       "credit_limit_eur": "150000.00",
                 *       "sale_manager_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                 *       "required_certification": "pefc_certified",
                 *       "tolerance_percent": 10,
                 *       "status": "active"
                 *     }
                 */
                "application/json": components["schemas"]["ClientWrite"];
            };
        };
        responses: {
            /** @description The client. */
            201: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateClient: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Bois du Rhône SAS",
                 *       "country": "FR",
                 *       "language": null,
                 *       "company_code": "812345678",
                 *       "vat_code": "FR40812345678",
                 *       "address": "12 quai de la Scierie, 69007 Lyon",
                 *       "contacts": [
                 *         {
                 *           "name": "Claire Fontaine",
                 *           "email": "achats@boisdurhone.example",
                 *           "phone": "+33 4 72 00 00 00",
                 *           "role": "Purchasing"
                 *         }
                 *       ],
                 *       "currency": "EUR",
                 *       "payment_terms": {
                 *         "kind": "net_days",
                 *         "net_days": 30
                 *       },
                 *       "default_incoterms": {
                 *         "rule": "DAP",
                 *         "place": "Lyon"
                 *       },
                 *       "default_destination": "Lyon",
                 *       "credit_limit_eur": "150000.00",
                 *       "sale_manager_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                 *       "required_certification": "pefc_certified",
                 *       "tolerance_percent": 10,
                 *       "status": "active"
                 *     }
                 */
                "application/json": components["schemas"]["ClientWrite"];
            };
        };
        responses: {
            /** @description The client. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    listSawmills: {
        parameters: {
            query?: {
                /**
                 * @description Words that must all occur, in any order and without regard to capitals and accents: in the name, the address, the certificate's code,
                 *     the names and emails of the contacts; or that name the mill's country, as in the list of clients.
                 */
                q?: components["schemas"]["SearchText"];
                approval?: components["schemas"]["SawmillApproval"][];
                country?: components["parameters"]["Countries"];
                /** @description Mills that saw any of these. */
                species?: components["schemas"]["Wood"][];
                certificate?: components["schemas"]["CertificateState"][];
                /** @description Mills without a value come last in both directions. */
                sort?: "name" | "-name" | "country" | "-country" | "capacity" | "-capacity" | "lead_time" | "-lead_time" | "certificate_expires" | "-certificate_expires" | "updated_at" | "-updated_at";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of sawmills. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "next_cursor": null,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["SawmillList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    createSawmill: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "UAB Dzūkijos mediena",
                 *       "country": "LT",
                 *       "language": null,
                 *       "address": "Pramonės g. 14, 65114 Varėna",
                 *       "coordinates": {
                 *         "latitude": 54.2206,
                 *         "longitude": 24.5786
                 *       },
                 *       "contacts": [
                 *         {
                 *           "name": "Rasa Vaitkienė",
                 *           "email": "pardavimai@dzukijosmediena.example",
                 *           "phone": "+370 310 00000",
                 *           "role": "Sales"
                 *         }
                 *       ],
                 *       "species": [
                 *         "PNSY",
                 *         "PCAB"
                 *       ],
                 *       "profiles": [
                 *         "sawn",
                 *         "planed"
                 *       ],
                 *       "capacity_m3_month": 4200,
                 *       "lead_time_weeks": 4,
                 *       "payment_terms": {
                 *         "kind": "net_days",
                 *         "net_days": 14
                 *       },
                 *       "certificate": {
                 *         "scheme": "fsc",
                 *         "code": "NC-COC-012345",
                 *         "expires": "2028-03-31"
                 *       },
                 *       "approval": "approved"
                 *     }
                 */
                "application/json": components["schemas"]["SawmillWrite"];
            };
        };
        responses: {
            /** @description The sawmill. */
            201: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sawmill"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getSawmill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sawmill. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sawmill"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateSawmill: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "UAB Dzūkijos mediena",
                 *       "country": "LT",
                 *       "language": null,
                 *       "address": "Pramonės g. 14, 65114 Varėna",
                 *       "coordinates": {
                 *         "latitude": 54.2206,
                 *         "longitude": 24.5786
                 *       },
                 *       "contacts": [
                 *         {
                 *           "name": "Rasa Vaitkienė",
                 *           "email": "pardavimai@dzukijosmediena.example",
                 *           "phone": "+370 310 00000",
                 *           "role": "Sales"
                 *         }
                 *       ],
                 *       "species": [
                 *         "PNSY",
                 *         "PCAB"
                 *       ],
                 *       "profiles": [
                 *         "sawn",
                 *         "planed"
                 *       ],
                 *       "capacity_m3_month": 4200,
                 *       "lead_time_weeks": 4,
                 *       "payment_terms": {
                 *         "kind": "net_days",
                 *         "net_days": 14
                 *       },
                 *       "certificate": {
                 *         "scheme": "fsc",
                 *         "code": "NC-COC-012345",
                 *         "expires": "2028-03-31"
                 *       },
                 *       "approval": "approved"
                 *     }
                 */
                "application/json": components["schemas"]["SawmillWrite"];
            };
        };
        responses: {
            /** @description The sawmill. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sawmill"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    listSupplies: {
        parameters: {
            query?: {
                /**
                 * @description Beginnings of words that must all occur, in any order and without regard to capitals and accents: in the number, the names of the sawmill and the
                 *     purchase manager, the loading place, the named place, the due-diligence reference, or the names and grades of the wood. Woods,
                 *     sizes, short numbers and parts of words are found as in the list of deals.
                 */
                q?: components["schemas"]["SearchText"];
                /** @description Only these supplies. */
                id?: components["schemas"]["Uuid"][];
                status?: components["schemas"]["SupplyStatus"][];
                sawmill_id?: components["schemas"]["Uuid"][];
                purchase_manager_id?: components["schemas"]["Uuid"][];
                /** @description The sawmill's country. */
                country?: components["schemas"]["Country"][];
                /** @description Supplies with a line of any of these. */
                wood?: components["schemas"]["Wood"][];
                /** @description Supplies with a line of any of these. */
                product_id?: components["schemas"]["Uuid"][];
                /** @description Supplies in which an approved report found any of these. */
                defect?: components["schemas"]["DefectKind"][];
                /** @description Ready in this week or later. */
                week_from?: components["schemas"]["IsoWeek"];
                /** @description Ready in this week or earlier. Before `week_from` it is refused, with `week_order`. */
                week_to?: components["schemas"]["IsoWeek"];
                /** @description Only ordered supplies that are not ready although their ready week has passed. */
                late?: "only";
                /** @description Only supplies with unallocated wood (`free_m3` above zero). */
                free?: "only";
                /** @description Statuses sort by progress. Rows without a value come last in both directions. */
                sort?: "number" | "-number" | "sawmill" | "-sawmill" | "status" | "-status" | "ready_week" | "-ready_week" | "late_days" | "-late_days" | "volume_m3" | "-volume_m3" | "free_m3" | "-free_m3" | "amount_eur" | "-amount_eur" | "updated_at" | "-updated_at";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of supplies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "next_cursor": null,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["SupplyList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    createSupply: {
        parameters: {
            query?: {
                /** @description The document of the same kind that this one was copied from. The history names it; it is ignored if the user may not see it. */
                copied_from?: components["parameters"]["CopiedFrom"];
            };
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sawmill_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a02",
                 *       "purchase_manager_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                 *       "currency": "EUR",
                 *       "exchange_rate": null,
                 *       "payment_terms": {
                 *         "kind": "net_days",
                 *         "net_days": 14
                 *       },
                 *       "incoterms": {
                 *         "rule": "FCA",
                 *         "place": "Varėna"
                 *       },
                 *       "loading_place": "Pramonės g. 14, Varėna",
                 *       "ready_week": "2026-W49",
                 *       "deposit": null,
                 *       "inspection_required": true,
                 *       "certificate_claim": "fsc_mix_credit",
                 *       "due_diligence_reference": null,
                 *       "verification_number": null,
                 *       "harvest_countries": [
                 *         "LT"
                 *       ],
                 *       "tolerance_percent": 10,
                 *       "mill_notes": "Two bearers per pack",
                 *       "notes": null,
                 *       "lines": [
                 *         {
                 *           "id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b12",
                 *           "product_id": "3d1c2f58-8a6b-4b0e-8f0e-51f5c4f3a1d2",
                 *           "specification": null,
                 *           "quantity": "40.000",
                 *           "unit": "m3",
                 *           "price": "248.00",
                 *           "price_unit": "m3",
                 *           "certification": "fsc_mix_credit",
                 *           "remark": null,
                 *           "confirmed_quantity": null,
                 *           "ready_quantity": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SupplyWrite"];
            };
        };
        responses: {
            /** @description The updated supply. */
            201: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supply"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    sumSupplies: {
        parameters: {
            query?: {
                /**
                 * @description Beginnings of words that must all occur, in any order and without regard to capitals and accents: in the number, the names of the sawmill and the
                 *     purchase manager, the loading place, the named place, the due-diligence reference, or the names and grades of the wood. Woods,
                 *     sizes, short numbers and parts of words are found as in the list of deals.
                 */
                q?: components["schemas"]["SearchText"];
                /** @description Only these supplies. */
                id?: components["schemas"]["Uuid"][];
                status?: components["schemas"]["SupplyStatus"][];
                sawmill_id?: components["schemas"]["Uuid"][];
                purchase_manager_id?: components["schemas"]["Uuid"][];
                /** @description The sawmill's country. */
                country?: components["schemas"]["Country"][];
                /** @description Supplies with a line of any of these. */
                wood?: components["schemas"]["Wood"][];
                /** @description Supplies with a line of any of these. */
                product_id?: components["schemas"]["Uuid"][];
                /** @description Supplies in which an approved report found any of these. */
                defect?: components["schemas"]["DefectKind"][];
                /** @description Ready in this week or later. */
                week_from?: components["schemas"]["IsoWeek"];
                /** @description Ready in this week or earlier. Before `week_from` it is refused, with `week_order`. */
                week_to?: components["schemas"]["IsoWeek"];
                /** @description Only ordered supplies that are not ready although their ready week has passed. */
                late?: "only";
                /** @description Only supplies with unallocated wood (`free_m3` above zero). */
                free?: "only";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 118,
                     *       "volume_m3": "4210.335",
                     *       "free_m3": "312.500",
                     *       "amount_eur": "1034120.00",
                     *       "without_rate": 2,
                     *       "is_by_line": false
                     *     }
                     */
                    "application/json": components["schemas"]["SupplyTotals"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    previewSupply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": null,
                 *       "supply": {
                 *         "sawmill_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a02",
                 *         "purchase_manager_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                 *         "currency": "EUR",
                 *         "exchange_rate": null,
                 *         "payment_terms": {
                 *           "kind": "net_days",
                 *           "net_days": 14
                 *         },
                 *         "incoterms": {
                 *           "rule": "FCA",
                 *           "place": "Varėna"
                 *         },
                 *         "loading_place": "Pramonės g. 14, Varėna",
                 *         "ready_week": "2026-W49",
                 *         "deposit": null,
                 *         "inspection_required": true,
                 *         "certificate_claim": "fsc_mix_credit",
                 *         "due_diligence_reference": null,
                 *         "verification_number": null,
                 *         "harvest_countries": [
                 *           "LT"
                 *         ],
                 *         "tolerance_percent": 10,
                 *         "mill_notes": "Two bearers per pack",
                 *         "notes": null,
                 *         "lines": [
                 *           {
                 *             "id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b12",
                 *             "product_id": "3d1c2f58-8a6b-4b0e-8f0e-51f5c4f3a1d2",
                 *             "specification": null,
                 *             "quantity": "40.000",
                 *             "unit": "m3",
                 *             "price": "248.00",
                 *             "price_unit": "m3",
                 *             "certification": "fsc_mix_credit",
                 *             "remark": null,
                 *             "confirmed_quantity": null,
                 *             "ready_quantity": null
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SupplyPreviewRequest"];
            };
        };
        responses: {
            /** @description Figures and steps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplyPreview"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getSupply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated supply. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supply"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateSupply: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sawmill_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a02",
                 *       "purchase_manager_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                 *       "currency": "EUR",
                 *       "exchange_rate": null,
                 *       "payment_terms": {
                 *         "kind": "net_days",
                 *         "net_days": 14
                 *       },
                 *       "incoterms": {
                 *         "rule": "FCA",
                 *         "place": "Varėna"
                 *       },
                 *       "loading_place": "Pramonės g. 14, Varėna",
                 *       "ready_week": "2026-W49",
                 *       "deposit": null,
                 *       "inspection_required": true,
                 *       "certificate_claim": "fsc_mix_credit",
                 *       "due_diligence_reference": null,
                 *       "verification_number": null,
                 *       "harvest_countries": [
                 *         "LT"
                 *       ],
                 *       "tolerance_percent": 10,
                 *       "mill_notes": "Two bearers per pack",
                 *       "notes": null,
                 *       "lines": [
                 *         {
                 *           "id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b12",
                 *           "product_id": "3d1c2f58-8a6b-4b0e-8f0e-51f5c4f3a1d2",
                 *           "specification": null,
                 *           "quantity": "40.000",
                 *           "unit": "m3",
                 *           "price": "248.00",
                 *           "price_unit": "m3",
                 *           "certification": "fsc_mix_credit",
                 *           "remark": null,
                 *           "confirmed_quantity": null,
                 *           "ready_quantity": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SupplyWrite"];
            };
        };
        responses: {
            /** @description The updated supply. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supply"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    getSupplyCopy: {
        parameters: {
            query?: {
                prices?: components["parameters"]["CopyPrices"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content, with the prices that differ today and the parts that are not repeated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplyCopy"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    transitionSupply: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to": "ordered"
                 *     }
                 */
                "application/json": components["schemas"]["SupplyTransitionRequest"];
            };
        };
        responses: {
            /** @description The updated supply. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supply"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    listSupplyPacks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The packs and their totals per line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                     *           "version": 1,
                     *           "supply_line_id": "f5261a7b-1c5d-4dec-8e69-1b08291e0a83",
                     *           "number": "A-1203",
                     *           "barcode": null,
                     *           "mark": null,
                     *           "tally": [
                     *             {
                     *               "length_mm": 3900,
                     *               "pcs": 40
                     *             },
                     *             {
                     *               "length_mm": 4200,
                     *               "pcs": 60
                     *             }
                     *           ],
                     *           "kg": null,
                     *           "pcs": 100,
                     *           "length_lm": "408",
                     *           "average_mm": 4080,
                     *           "volume_m3": "2.876",
                     *           "weight_kg": 1352,
                     *           "status": "listed",
                     *           "is_editable": true,
                     *           "lot": null,
                     *           "cargo": null,
                     *           "warnings": [],
                     *           "received_at": "2026-11-20T09:30:00.000Z",
                     *           "updated_at": "2026-11-20T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "lines": [
                     *         {
                     *           "supply_line_id": "f5261a7b-1c5d-4dec-8e69-1b08291e0a83",
                     *           "packs": 1,
                     *           "pcs": 100,
                     *           "length_lm": "408",
                     *           "volume_m3": "2.876",
                     *           "weight_kg": 1352
                     *         }
                     *       ],
                     *       "allowed_actions": [
                     *         "edit"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SupplyPacks"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    setSupplyPacks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "packs": [
                 *         {
                 *           "id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                 *           "version": null,
                 *           "supply_line_id": "f5261a7b-1c5d-4dec-8e69-1b08291e0a83",
                 *           "number": "A-1203",
                 *           "barcode": null,
                 *           "mark": null,
                 *           "tally": [
                 *             {
                 *               "length_mm": 3900,
                 *               "pcs": 40
                 *             },
                 *             {
                 *               "length_mm": 4200,
                 *               "pcs": 60
                 *             }
                 *           ],
                 *           "kg": null
                 *         }
                 *       ],
                 *       "removed": []
                 *     }
                 */
                "application/json": components["schemas"]["SupplyPacksWrite"];
            };
        };
        responses: {
            /** @description The packs and their totals per line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                     *           "version": 1,
                     *           "supply_line_id": "f5261a7b-1c5d-4dec-8e69-1b08291e0a83",
                     *           "number": "A-1203",
                     *           "barcode": null,
                     *           "mark": null,
                     *           "tally": [
                     *             {
                     *               "length_mm": 3900,
                     *               "pcs": 40
                     *             },
                     *             {
                     *               "length_mm": 4200,
                     *               "pcs": 60
                     *             }
                     *           ],
                     *           "kg": null,
                     *           "pcs": 100,
                     *           "length_lm": "408",
                     *           "average_mm": 4080,
                     *           "volume_m3": "2.876",
                     *           "weight_kg": 1352,
                     *           "status": "listed",
                     *           "is_editable": true,
                     *           "lot": null,
                     *           "cargo": null,
                     *           "warnings": [],
                     *           "received_at": "2026-11-20T09:30:00.000Z",
                     *           "updated_at": "2026-11-20T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "lines": [
                     *         {
                     *           "supply_line_id": "f5261a7b-1c5d-4dec-8e69-1b08291e0a83",
                     *           "packs": 1,
                     *           "pcs": 100,
                     *           "length_lm": "408",
                     *           "volume_m3": "2.876",
                     *           "weight_kg": 1352
                     *         }
                     *       ],
                     *       "allowed_actions": [
                     *         "edit"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SupplyPacks"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    listPacks: {
        parameters: {
            query?: {
                /** @description The first characters of a number or barcode, two or more, regardless of capitals, spaces and punctuation; its last digits, three or more; or the whole number. */
                q?: components["schemas"]["SearchText"];
                status?: components["schemas"]["PackStatus"][];
                supply_id?: components["schemas"]["Uuid"][];
                sawmill_id?: components["schemas"]["Uuid"][];
                sort?: "number" | "-number" | "received_at" | "-received_at";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of packs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "next_cursor": null,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["PackList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getPack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pack. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackRecord"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    splitPack: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "parts": [
                 *         {
                 *           "id": "f5261a7b-1c5d-4dec-8e69-1b08291e0a85",
                 *           "number": "A-1203/1",
                 *           "barcode": null,
                 *           "mark": null,
                 *           "tally": [
                 *             {
                 *               "length_mm": 3900,
                 *               "pcs": 40
                 *             }
                 *           ],
                 *           "kg": null
                 *         },
                 *         {
                 *           "id": "f5261a7b-1c5d-4dec-8e69-1b08291e0a86",
                 *           "number": "A-1203/2",
                 *           "barcode": null,
                 *           "mark": null,
                 *           "tally": [
                 *             {
                 *               "length_mm": 4200,
                 *               "pcs": 60
                 *             }
                 *           ],
                 *           "kg": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PackSplit"];
            };
        };
        responses: {
            /** @description The parts, in their order. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": []
                     *     }
                     */
                    "application/json": components["schemas"]["PackRecordList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    listMergeablePacks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The packs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                     *           "version": 1,
                     *           "supply_line_id": "f5261a7b-1c5d-4dec-8e69-1b08291e0a83",
                     *           "number": "A-1203",
                     *           "barcode": null,
                     *           "mark": null,
                     *           "tally": [
                     *             {
                     *               "length_mm": 3900,
                     *               "pcs": 40
                     *             },
                     *             {
                     *               "length_mm": 4200,
                     *               "pcs": 60
                     *             }
                     *           ],
                     *           "kg": null,
                     *           "pcs": 100,
                     *           "length_lm": "408",
                     *           "average_mm": 4080,
                     *           "volume_m3": "2.876",
                     *           "weight_kg": 1352,
                     *           "status": "listed",
                     *           "is_editable": true,
                     *           "lot": null,
                     *           "cargo": null,
                     *           "warnings": [],
                     *           "received_at": "2026-11-20T09:30:00.000Z",
                     *           "updated_at": "2026-11-20T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MergeablePackList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    mergePacks: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "packs": [
                 *         {
                 *           "id": "f5261a7b-1c5d-4dec-8e69-1b08291e0a85",
                 *           "version": 1
                 *         },
                 *         {
                 *           "id": "f5261a7b-1c5d-4dec-8e69-1b08291e0a86",
                 *           "version": 1
                 *         }
                 *       ],
                 *       "into": {
                 *         "id": "f5261a7b-1c5d-4dec-8e69-1b08291e0a87",
                 *         "number": "A-1204",
                 *         "barcode": null,
                 *         "mark": null,
                 *         "tally": [
                 *           {
                 *             "length_mm": 3900,
                 *             "pcs": 40
                 *           },
                 *           {
                 *             "length_mm": 4200,
                 *             "pcs": 60
                 *           }
                 *         ],
                 *         "kg": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PackMerge"];
            };
        };
        responses: {
            /** @description The new pack. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackRecord"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getSupplyCover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each line of the supply with its allocations to deals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplyCover"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listOpenDealLines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wood that could be allocated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "more_line_ids": []
                     *     }
                     */
                    "application/json": components["schemas"]["OpenDealLineList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getDealCover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each line of the deal with the supplies that it is bought from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealCover"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listFreeWood: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wood that could be allocated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "has_more": false
                     *     }
                     */
                    "application/json": components["schemas"]["FreeWoodList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getPurchasePlan: {
        parameters: {
            query?: {
                /** @description Maximum number of mills. */
                mills?: number;
                /** @description Further approved mills to compare, even if they don't make the wood. */
                sawmill_id?: components["schemas"]["Uuid"][];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The possible purchases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchasePlan"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    buyForDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "allocations": [
                 *         {
                 *           "supply_line_id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b12",
                 *           "deal_line_id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b11",
                 *           "quantity": "12.5",
                 *           "unit": "m3",
                 *           "was_m3": "0.000"
                 *         }
                 *       ],
                 *       "supplies": [
                 *         {
                 *           "sawmill_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a02",
                 *           "lines": [
                 *             {
                 *               "deal_line_id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b11",
                 *               "quantity": "6",
                 *               "unit": "pack"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PurchaseWrite"];
            };
        };
        responses: {
            /** @description The drafts, and the allocated wood. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Purchase"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    undoPurchase: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "supplies": [
                 *         {
                 *           "id": "0f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a09",
                 *           "version": 1
                 *         }
                 *       ],
                 *       "allocations": [],
                 *       "reason": "Taken back"
                 *     }
                 */
                "application/json": components["schemas"]["PurchaseUndo"];
            };
        };
        responses: {
            /** @description The purchase is undone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    setAllocations: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "allocations": [
                 *         {
                 *           "supply_line_id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b12",
                 *           "deal_line_id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b11",
                 *           "quantity": "12.5",
                 *           "unit": "m3"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AllocationsWrite"];
            };
        };
        responses: {
            /** @description The resulting allocations, in the order of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "supply_line_id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b12",
                     *           "deal_line_id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b11",
                     *           "m3": "12.500",
                     *           "packs": null,
                     *           "was_m3": "0.000",
                     *           "was_packs": null,
                     *           "warnings": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AllocationList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    listCargos: {
        parameters: {
            query?: {
                /**
                 * @description Beginnings of words that must all occur, in any order and without regard to capitals and accents: in the number, the numbers of the container, the seal,
                 *     the booking and the bill of lading, the plates, carrier, forwarder, vessel, the ports, or the names of clients and sawmills and the numbers
                 *     of the deals and supplies that it carries wood of. Short numbers and parts of words are found as in the list of
                 *     deals.
                 */
                q?: components["schemas"]["SearchText"];
                status?: components["schemas"]["CargoStatus"][];
                kind?: components["schemas"]["CargoKind"][];
                /** @description Only cargo with wood for any of these clients. */
                client_id?: components["schemas"]["Uuid"][];
                /** @description Only cargo with wood from any of these sawmills. */
                sawmill_id?: components["schemas"]["Uuid"][];
                /** @description Exact names of carriers. */
                carrier?: string[];
                /** @description The port of loading or discharge. */
                port?: components["schemas"]["UnLocode"][];
                port_of_loading?: components["schemas"]["UnLocode"][];
                port_of_discharge?: components["schemas"]["UnLocode"][];
                /** @description Only cargo with wood for a client in any of these countries. */
                country?: components["schemas"]["Country"][];
                /** @description Only cargo with wood of any of these woods. */
                wood?: components["schemas"]["Wood"][];
                /** @description Filled to this percentage or more. */
                fill_from?: string;
                /** @description Filled to less than this percentage. */
                fill_to?: string;
                /** @description Only cargo with an ETD in this week or later. */
                etd_from?: components["schemas"]["IsoWeek"];
                /** @description Only cargo with an ETD in this week or earlier. A week before `etd_from` is refused with `week_order`. */
                etd_to?: components["schemas"]["IsoWeek"];
                /** @description Only cargo with an ETA in this week or later. */
                eta_from?: components["schemas"]["IsoWeek"];
                /** @description Only cargo with an ETA in this week or earlier. A week before `eta_from` is refused with `week_order`. */
                eta_to?: components["schemas"]["IsoWeek"];
                /** @description Only cargo with `late_days` or `arrives_late_days`. */
                late?: "only";
                /** @description Only cargo with missing documents (`missing_documents` above zero). */
                documents?: "missing";
                /** @description Only cargo that has not departed and must be at the terminal in this week. Cargo that is not sealed also if it had to be there before. */
                cut_off?: "this_week";
                /** @description Statuses sort by progress. Rows without a value come last in both directions. */
                sort?: "number" | "-number" | "status" | "-status" | "carrier" | "-carrier" | "cut_off" | "-cut_off" | "etd" | "-etd" | "eta" | "-eta" | "m3" | "-m3" | "gross_kg" | "-gross_kg" | "fill_percent" | "-fill_percent" | "freight_eur" | "-freight_eur" | "updated_at" | "-updated_at";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of cargo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "next_cursor": null,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["CargoList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    createCargo: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "container",
                 *       "container_type": "40HC",
                 *       "container_number": "CSQU3054383",
                 *       "seal_number": null,
                 *       "tare_kg": 3940,
                 *       "max_gross_kg": 30480,
                 *       "truck_plate": null,
                 *       "trailer_plate": null,
                 *       "driver": null,
                 *       "carrier": "Hapag-Lloyd",
                 *       "forwarder": null,
                 *       "booking_number": "41280377",
                 *       "bill_of_lading": null,
                 *       "vessel": "Navi Baltic",
                 *       "voyage": "647W",
                 *       "port_of_loading": "LTKLJ",
                 *       "port_of_discharge": "MACAS",
                 *       "cut_off": "2026-11-30",
                 *       "etd": "2026-12-02",
                 *       "eta": "2026-12-16",
                 *       "atd": null,
                 *       "ata": null,
                 *       "vgm_kg": null,
                 *       "vgm_method": null,
                 *       "vgm_date": null,
                 *       "currency": "USD",
                 *       "exchange_rate": "1.0842",
                 *       "freight": "1850.00",
                 *       "actual_freight": null,
                 *       "free_days": 7,
                 *       "documents": [],
                 *       "stowage": [],
                 *       "notes": null,
                 *       "lines": [
                 *         {
                 *           "id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b21",
                 *           "supply_line_id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b12",
                 *           "deal_line_id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b11",
                 *           "quantity": "8",
                 *           "unit": "pack",
                 *           "lot_ids": [],
                 *           "net_kg": null,
                 *           "gross_kg": null,
                 *           "drop": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CargoWrite"];
            };
        };
        responses: {
            /** @description The cargo. */
            201: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cargo"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    previewCargo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": null,
                 *       "cargo": {
                 *         "kind": "container",
                 *         "container_type": "40HC",
                 *         "container_number": "CSQU3054383",
                 *         "seal_number": null,
                 *         "tare_kg": 3940,
                 *         "max_gross_kg": 30480,
                 *         "truck_plate": null,
                 *         "trailer_plate": null,
                 *         "driver": null,
                 *         "carrier": "Hapag-Lloyd",
                 *         "forwarder": null,
                 *         "booking_number": "41280377",
                 *         "bill_of_lading": null,
                 *         "vessel": "Navi Baltic",
                 *         "voyage": "647W",
                 *         "port_of_loading": "LTKLJ",
                 *         "port_of_discharge": "MACAS",
                 *         "cut_off": "2026-11-30",
                 *         "etd": "2026-12-02",
                 *         "eta": "2026-12-16",
                 *         "atd": null,
                 *         "ata": null,
                 *         "vgm_kg": null,
                 *         "vgm_method": null,
                 *         "vgm_date": null,
                 *         "currency": "USD",
                 *         "exchange_rate": "1.0842",
                 *         "freight": "1850.00",
                 *         "actual_freight": null,
                 *         "free_days": 7,
                 *         "documents": [],
                 *         "stowage": [],
                 *         "notes": null,
                 *         "lines": [
                 *           {
                 *             "id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b21",
                 *             "supply_line_id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b12",
                 *             "deal_line_id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b11",
                 *             "quantity": "8",
                 *             "unit": "pack",
                 *             "lot_ids": [],
                 *             "net_kg": null,
                 *             "gross_kg": null,
                 *             "drop": 1
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CargoPreviewRequest"];
            };
        };
        responses: {
            /** @description Figures and steps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CargoPreview"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    listCargoChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each once, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "carriers": [
                     *         "Hapag-Lloyd"
                     *       ],
                     *       "forwarders": [],
                     *       "ports": [
                     *         "LTKLJ",
                     *         "MACAS"
                     *       ],
                     *       "clients": []
                     *     }
                     */
                    "application/json": components["schemas"]["CargoChoices"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    listLoadable: {
        parameters: {
            query?: {
                /** @description A saved cargo, whose own loads count as unloaded. */
                cargo_id?: components["schemas"]["Uuid"];
                /** @description Words in the numbers of deal and supply and the names of client, sawmill and product. */
                q?: components["schemas"]["SearchText"];
                /** @description Only wood for these deals. */
                deal_id?: components["schemas"]["Uuid"][];
                /** @description Only wood from these sawmills. */
                sawmill_id?: components["schemas"]["Uuid"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wood that can be loaded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "has_more": false
                     *     }
                     */
                    "application/json": components["schemas"]["LoadableList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    listLoadablePacks: {
        parameters: {
            query: {
                supply_line_id: components["schemas"]["Uuid"];
                /** @description The line of the deal that the wood is allocated to. */
                deal_line_id: components["schemas"]["Uuid"];
                /** @description A saved cargo, whose own loads count as unloaded. */
                cargo_id?: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The packs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": []
                     *     }
                     */
                    "application/json": components["schemas"]["LoadablePackList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getCargo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cargo. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cargo"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateCargo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "container",
                 *       "container_type": "40HC",
                 *       "container_number": "CSQU3054383",
                 *       "seal_number": null,
                 *       "tare_kg": 3940,
                 *       "max_gross_kg": 30480,
                 *       "truck_plate": null,
                 *       "trailer_plate": null,
                 *       "driver": null,
                 *       "carrier": "Hapag-Lloyd",
                 *       "forwarder": null,
                 *       "booking_number": "41280377",
                 *       "bill_of_lading": null,
                 *       "vessel": "Navi Baltic",
                 *       "voyage": "647W",
                 *       "port_of_loading": "LTKLJ",
                 *       "port_of_discharge": "MACAS",
                 *       "cut_off": "2026-11-30",
                 *       "etd": "2026-12-02",
                 *       "eta": "2026-12-16",
                 *       "atd": null,
                 *       "ata": null,
                 *       "vgm_kg": null,
                 *       "vgm_method": null,
                 *       "vgm_date": null,
                 *       "currency": "USD",
                 *       "exchange_rate": "1.0842",
                 *       "freight": "1850.00",
                 *       "actual_freight": null,
                 *       "free_days": 7,
                 *       "documents": [],
                 *       "stowage": [],
                 *       "notes": null,
                 *       "lines": [
                 *         {
                 *           "id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b21",
                 *           "supply_line_id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b12",
                 *           "deal_line_id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b11",
                 *           "quantity": "8",
                 *           "unit": "pack",
                 *           "lot_ids": [],
                 *           "net_kg": null,
                 *           "gross_kg": null,
                 *           "drop": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CargoWrite"];
            };
        };
        responses: {
            /** @description The updated cargo. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cargo"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    transitionCargo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to": "booked"
                 *     }
                 */
                "application/json": components["schemas"]["CargoTransitionRequest"];
            };
        };
        responses: {
            /** @description The cargo in its new status. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cargo"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    listSupplyReports: {
        parameters: {
            query?: {
                status?: components["schemas"]["ReportStatus"][];
                supply_id?: components["schemas"]["Uuid"];
                inspector_id?: components["schemas"]["Uuid"];
                /** @description Only reports that the user can approve or return. */
                approval?: "mine";
                sort?: "number" | "-number" | "updated_at" | "-updated_at";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "next_cursor": null,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["SupplyReportList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    createSupplyReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "supply_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a03",
                 *       "inspected_on": "2026-11-20",
                 *       "place": "Pramonės g. 14, Varėna",
                 *       "coordinates": null,
                 *       "lines": [
                 *         {
                 *           "id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b12",
                 *           "lot_pcs": 1280,
                 *           "sampled_packs": 4,
                 *           "readings": [
                 *             {
                 *               "id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6c01",
                 *               "thickness_mm": "46.8",
                 *               "width_mm": "99.5",
                 *               "length_mm": "4802",
                 *               "moisture_percent": "17.5",
                 *               "defects": [
                 *                 "wane"
                 *               ]
                 *             }
                 *           ],
                 *           "grade_found": "SF",
                 *           "rejected_pcs": 0
                 *         }
                 *       ],
                 *       "scanned_packs": [
                 *         {
                 *           "id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6d01",
                 *           "pack_id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                 *           "text": "A-1203",
                 *           "belongs_to": null,
                 *           "is_rejected": true,
                 *           "reason": "Two straps are broken."
                 *         }
                 *       ],
                 *       "checks": {
                 *         "pack_marks": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "strapping": {
                 *           "state": "defect",
                 *           "remark": "Two straps are loose."
                 *         },
                 *         "wrapping": {
                 *           "state": "not_applicable",
                 *           "remark": null
                 *         }
                 *       },
                 *       "photos": [],
                 *       "verdict": null,
                 *       "remarks": null
                 *     }
                 */
                "application/json": components["schemas"]["SupplyReportCreate"];
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplyReport"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getSupplyReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplyReport"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateSupplyReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "supply_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a03",
                 *       "inspected_on": "2026-11-20",
                 *       "place": "Pramonės g. 14, Varėna",
                 *       "coordinates": null,
                 *       "lines": [
                 *         {
                 *           "id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b12",
                 *           "lot_pcs": 1280,
                 *           "sampled_packs": 4,
                 *           "readings": [
                 *             {
                 *               "id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6c01",
                 *               "thickness_mm": "46.8",
                 *               "width_mm": "99.5",
                 *               "length_mm": "4802",
                 *               "moisture_percent": "17.5",
                 *               "defects": [
                 *                 "wane"
                 *               ]
                 *             }
                 *           ],
                 *           "grade_found": "SF",
                 *           "rejected_pcs": 0
                 *         }
                 *       ],
                 *       "scanned_packs": [
                 *         {
                 *           "id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6d01",
                 *           "pack_id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                 *           "text": "A-1203",
                 *           "belongs_to": null,
                 *           "is_rejected": true,
                 *           "reason": "Two straps are broken."
                 *         }
                 *       ],
                 *       "checks": {
                 *         "pack_marks": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "strapping": {
                 *           "state": "defect",
                 *           "remark": "Two straps are loose."
                 *         },
                 *         "wrapping": {
                 *           "state": "not_applicable",
                 *           "remark": null
                 *         }
                 *       },
                 *       "photos": [],
                 *       "verdict": null,
                 *       "remarks": null
                 *     }
                 */
                "application/json": components["schemas"]["SupplyReportWrite"];
            };
        };
        responses: {
            /** @description The updated report. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplyReport"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    transitionSupplyReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to": "submitted"
                 *     }
                 */
                "application/json": components["schemas"]["ReportTransitionRequest"];
            };
        };
        responses: {
            /** @description The report in its new status. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplyReport"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    correctSupplyReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The correction. */
            201: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplyReport"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
        };
    };
    listInspectableSupplies: {
        parameters: {
            query?: {
                /** @description Words as in the list of supplies. */
                q?: components["schemas"]["SearchText"];
                id?: components["schemas"]["Uuid"];
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of supplies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "next_cursor": null,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["InspectableSupplyList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    listCargoReports: {
        parameters: {
            query?: {
                status?: components["schemas"]["ReportStatus"][];
                cargo_id?: components["schemas"]["Uuid"];
                inspector_id?: components["schemas"]["Uuid"];
                /** @description Only reports that the user can approve or return. */
                approval?: "mine";
                sort?: "number" | "-number" | "updated_at" | "-updated_at";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "next_cursor": null,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["CargoReportList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    createCargoReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cargo_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7b01",
                 *       "started_at": "2026-11-20T07:30:00.000Z",
                 *       "ended_at": null,
                 *       "place": "Pramonės g. 14, Varėna",
                 *       "coordinates": null,
                 *       "weather": "dry",
                 *       "checks": {
                 *         "light_test": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "roof": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "walls": {
                 *           "state": "defect",
                 *           "remark": "A dent of 30 mm on the left."
                 *         },
                 *         "floor": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "door_gaskets": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "door_hardware": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "odour": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "dry": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "clean": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "pests": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "csc_plate": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "markings": {
                 *           "state": "not_applicable",
                 *           "remark": null
                 *         }
                 *       },
                 *       "lines": [
                 *         {
                 *           "id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b21",
                 *           "counted_packs": 12,
                 *           "counted_pcs": null
                 *         }
                 *       ],
                 *       "scanned_packs": [
                 *         {
                 *           "id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6d02",
                 *           "pack_id": null,
                 *           "text": "A-1204",
                 *           "belongs_to": "S-2026-0081"
                 *         }
                 *       ],
                 *       "moisture_readings": [
                 *         {
                 *           "id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6c31",
                 *           "moisture_percent": "17.5"
                 *         }
                 *       ],
                 *       "dunnage": "timber",
                 *       "lining": "none",
                 *       "bracing": "straps",
                 *       "seal_number": "ML-LT 0042117",
                 *       "seal_again": "ML-LT 0042117",
                 *       "photos": [],
                 *       "verdict": "remarks",
                 *       "remarks": "The dent lets no light through."
                 *     }
                 */
                "application/json": components["schemas"]["CargoReportCreate"];
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CargoReport"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getCargoReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CargoReport"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateCargoReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cargo_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7b01",
                 *       "started_at": "2026-11-20T07:30:00.000Z",
                 *       "ended_at": null,
                 *       "place": "Pramonės g. 14, Varėna",
                 *       "coordinates": null,
                 *       "weather": "dry",
                 *       "checks": {
                 *         "light_test": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "roof": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "walls": {
                 *           "state": "defect",
                 *           "remark": "A dent of 30 mm on the left."
                 *         },
                 *         "floor": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "door_gaskets": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "door_hardware": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "odour": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "dry": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "clean": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "pests": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "csc_plate": {
                 *           "state": "ok",
                 *           "remark": null
                 *         },
                 *         "markings": {
                 *           "state": "not_applicable",
                 *           "remark": null
                 *         }
                 *       },
                 *       "lines": [
                 *         {
                 *           "id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6b21",
                 *           "counted_packs": 12,
                 *           "counted_pcs": null
                 *         }
                 *       ],
                 *       "scanned_packs": [
                 *         {
                 *           "id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6d02",
                 *           "pack_id": null,
                 *           "text": "A-1204",
                 *           "belongs_to": "S-2026-0081"
                 *         }
                 *       ],
                 *       "moisture_readings": [
                 *         {
                 *           "id": "1c0de7c2-20b5-4d1c-8c5f-0a8e3c9c6c31",
                 *           "moisture_percent": "17.5"
                 *         }
                 *       ],
                 *       "dunnage": "timber",
                 *       "lining": "none",
                 *       "bracing": "straps",
                 *       "seal_number": "ML-LT 0042117",
                 *       "seal_again": "ML-LT 0042117",
                 *       "photos": [],
                 *       "verdict": "remarks",
                 *       "remarks": "The dent lets no light through."
                 *     }
                 */
                "application/json": components["schemas"]["CargoReportWrite"];
            };
        };
        responses: {
            /** @description The updated report. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CargoReport"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    transitionCargoReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to": "submitted"
                 *     }
                 */
                "application/json": components["schemas"]["ReportTransitionRequest"];
            };
        };
        responses: {
            /** @description The report in its new status. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CargoReport"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    correctCargoReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The correction. */
            201: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CargoReport"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
        };
    };
    listInspectableCargos: {
        parameters: {
            query?: {
                /** @description Words as in the list of cargo. */
                q?: components["schemas"]["SearchText"];
                id?: components["schemas"]["Uuid"];
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of containers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "next_cursor": null,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["InspectableCargoList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /**
                 * @description Words and dimensions that must all occur, in any order and without regard to capitals and accents, such as "spruce 47 100" or "47x100".
                 *     A number is looked up whole among the millimetres of the sizes; a word in the name, the quality, the wood's code of EN 13556 and the HS
                 *     code, or among what merchants call the wood in English, French, Lithuanian and Spanish ("redwood", "sapin du Nord", "eglinės").
                 */
                q?: components["schemas"]["SearchText"];
                category?: components["schemas"]["ProductCategory"][];
                wood?: components["schemas"]["Wood"][];
                /** @description Default: active products. */
                status?: components["schemas"]["ProductStatus"][];
                profile?: components["schemas"]["Profile"][];
                treatment?: components["schemas"]["Treatment"][];
                packaging?: components["schemas"]["Packaging"][];
                certification?: components["schemas"]["Certification"][];
                quality?: string[];
                product_group?: string[];
                thickness_mm?: string[];
                width_mm?: string[];
                length_mm?: string[];
                diameter_mm?: string[];
                sort?: "name" | "-name" | "updated_at" | "-updated_at";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "next_cursor": null,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Spruce KD SF 47x100x4800",
                 *       "status": "active",
                 *       "wood": "PCAB",
                 *       "profile": "sawn",
                 *       "quality": "SF",
                 *       "treatment": "kiln_dried",
                 *       "treatment_color": null,
                 *       "color": null,
                 *       "thickness_mm": 47,
                 *       "width_mm": 100,
                 *       "length_mm": 4800,
                 *       "lengths": null,
                 *       "diameter_mm": null,
                 *       "taper_mm_per_m": null,
                 *       "humidity_percent": 18,
                 *       "packaging": "foil",
                 *       "pcs_per_pack": 110,
                 *       "m3_per_pack": null,
                 *       "pack_width_mm": null,
                 *       "pack_height_mm": null,
                 *       "group": "Sawn timber",
                 *       "category": "softwood_boards",
                 *       "certification": "pefc_certified",
                 *       "hs_code": "4407.12",
                 *       "density_kg_m3": 470
                 *     }
                 */
                "application/json": components["schemas"]["ProductWrite"];
            };
        };
        responses: {
            /** @description The product. */
            201: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductRecord"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    previewProductChanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filter": {
                 *         "wood": [
                 *           "PCAB"
                 *         ]
                 *       },
                 *       "set": {
                 *         "hs_code": "4407.12"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProductChangesPreviewWrite"];
            };
        };
        responses: {
            /** @description The number of products that would change, and those that would not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 24,
                     *       "changed": 20,
                     *       "same": 4,
                     *       "refused": 0,
                     *       "refusals": [],
                     *       "stamp": "24-31-2026-11-20T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ProductChangesPreview"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    changeProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filter": {
                 *         "wood": [
                 *           "PCAB"
                 *         ]
                 *       },
                 *       "set": {
                 *         "hs_code": "4407.12"
                 *       },
                 *       "stamp": "24-31-2026-11-20T09:30:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["ProductChangesWrite"];
            };
        };
        responses: {
            /** @description The result of the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changed": 20,
                     *       "same": 4,
                     *       "refused": 0
                     *     }
                     */
                    "application/json": components["schemas"]["ProductChangesResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductRecord"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Spruce KD SF 47x100x4800",
                 *       "status": "active",
                 *       "wood": "PCAB",
                 *       "profile": "sawn",
                 *       "quality": "SF",
                 *       "treatment": "kiln_dried",
                 *       "treatment_color": null,
                 *       "color": null,
                 *       "thickness_mm": 47,
                 *       "width_mm": 100,
                 *       "length_mm": 4800,
                 *       "lengths": null,
                 *       "diameter_mm": null,
                 *       "taper_mm_per_m": null,
                 *       "humidity_percent": 18,
                 *       "packaging": "foil",
                 *       "pcs_per_pack": 110,
                 *       "m3_per_pack": null,
                 *       "pack_width_mm": null,
                 *       "pack_height_mm": null,
                 *       "group": "Sawn timber",
                 *       "category": "softwood_boards",
                 *       "certification": "pefc_certified",
                 *       "hs_code": "4407.12",
                 *       "density_kg_m3": 470
                 *     }
                 */
                "application/json": components["schemas"]["ProductWrite"];
            };
        };
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductRecord"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    listPrices: {
        parameters: {
            query?: {
                /** @description Search text, matched as in the product list. */
                q?: components["schemas"]["SearchText"];
                /** @description Default: the list `stock`. */
                list?: components["schemas"]["PriceListName"];
                scope?: components["schemas"]["PriceScope"][];
                state?: components["schemas"]["PriceState"][];
                product_id?: components["schemas"]["Uuid"][];
                company_id?: components["schemas"]["Uuid"][];
                country?: components["parameters"]["Countries"];
                sort?: "name" | "-name";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of prices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "next_cursor": null,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["PriceEntryList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    createPrice: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "product_id": "f5261a7b-1c5d-4dec-8e69-1b08291e0a83",
                 *       "list": "stock",
                 *       "country": "FR",
                 *       "company_id": null,
                 *       "price": "301.50",
                 *       "price_small": null,
                 *       "price_medium": null,
                 *       "price_large": "294.00",
                 *       "start_date": "2026-12-01",
                 *       "end_date": null,
                 *       "unit": "m3",
                 *       "sale_unit": "pack",
                 *       "hidden": false,
                 *       "is_on": true
                 *     }
                 */
                "application/json": components["schemas"]["PriceWrite"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                     *       "version": 1,
                     *       "product": {
                     *         "id": "f5261a7b-1c5d-4dec-8e69-1b08291e0a83",
                     *         "name": "Spruce KD SF 22x100x4000",
                     *         "specification": {
                     *           "wood": "PCAB",
                     *           "profile": "sawn",
                     *           "quality": "SF",
                     *           "treatment": "kiln_dried",
                     *           "treatment_color": null,
                     *           "color": null,
                     *           "thickness_mm": 22,
                     *           "width_mm": 100,
                     *           "length_mm": 4000,
                     *           "diameter_mm": null,
                     *           "taper_mm_per_m": null,
                     *           "humidity_percent": 18,
                     *           "packaging": "foil",
                     *           "pcs_per_pack": 240,
                     *           "m3_per_pack": null,
                     *           "group": "Sawn timber",
                     *           "category": "softwood_boards",
                     *           "certification": "pefc_certified",
                     *           "hs_code": "4407.12",
                     *           "density_kg_m3": 470
                     *         }
                     *       },
                     *       "list": "stock",
                     *       "scope": "country",
                     *       "country": "FR",
                     *       "company": null,
                     *       "state": "coming",
                     *       "may_edit": true,
                     *       "updated_at": "2026-11-20T09:30:00.000Z",
                     *       "updated_by": {
                     *         "id": "b86cf043-a5e7-48cb-8eb1-acd1021b4350",
                     *         "name": "Élise Moreau"
                     *       },
                     *       "price": "301.50",
                     *       "price_small": null,
                     *       "price_medium": null,
                     *       "price_large": "294.00",
                     *       "start_date": "2026-12-01",
                     *       "end_date": null,
                     *       "unit": "m3",
                     *       "sale_unit": "pack",
                     *       "hidden": false,
                     *       "is_on": true
                     *     }
                     */
                    "application/json": components["schemas"]["PriceEntry"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    listCompanyPrices: {
        parameters: {
            query?: {
                /** @description Omitted by clients. If staff omit it, the general prices are returned. */
                company_id?: components["schemas"]["Uuid"];
                /** @description Default: the list `stock`. */
                list?: components["schemas"]["PriceListName"];
                /** @description Default: today. */
                day?: string;
                product_id?: components["schemas"]["Uuid"][];
                category?: components["schemas"]["ProductCategory"][];
                q?: components["schemas"]["SearchText"];
                sort?: "name" | "-name";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products with their prices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "day": "2026-11-20",
                     *       "items": [],
                     *       "next_cursor": null,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["CompanyPriceList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listPriceChanges: {
        parameters: {
            query: {
                product_id: components["schemas"]["Uuid"];
                list: components["schemas"]["PriceListName"];
                /** @description Only changes of this price. */
                price_id?: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last hundred changes, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": []
                     *     }
                     */
                    "application/json": components["schemas"]["PriceChangeList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    listRateChanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last hundred changes, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                     *           "at": "2026-11-20T09:12:00.000Z",
                     *           "by": null,
                     *           "service": "planing",
                     *           "way": null,
                     *           "before": "38.00",
                     *           "after": "39.50"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RateChangeList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    listPriceImports: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["PriceImportList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    importPrices: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "import_id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                 *       "list": "stock",
                 *       "rows": [
                 *         {
                 *           "row": 2,
                 *           "product": "Spruce KD SF 22x100x4000",
                 *           "country": "FR",
                 *           "company": null,
                 *           "price": "301.50",
                 *           "price_small": null,
                 *           "price_medium": null,
                 *           "price_large": null,
                 *           "start_date": "2026-12-01",
                 *           "end_date": null,
                 *           "unit": "m3",
                 *           "sale_unit": "pack",
                 *           "hidden": false,
                 *           "is_on": true,
                 *           "version": 3,
                 *           "confirmed": false
                 *         }
                 *       ],
                 *       "is_last": true
                 *     }
                 */
                "application/json": components["schemas"]["PriceImportWrite"];
            };
        };
        responses: {
            /** @description The result of each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rows": [
                     *         {
                     *           "row": 2,
                     *           "outcome": "new",
                     *           "product": "Spruce KD SF 22x100x4000",
                     *           "country": "FR",
                     *           "company": null,
                     *           "unit": "m3",
                     *           "before": "293.50",
                     *           "before_scope": null,
                     *           "after": "301.50",
                     *           "percent": "2.73",
                     *           "ends": "2026-11-30",
                     *           "days": {
                     *             "from": "2026-12-01",
                     *             "until": null
                     *           },
                     *           "moved": null,
                     *           "alert": null,
                     *           "version": 3,
                     *           "refusal": null,
                     *           "other": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ImportedRows"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    previewPriceImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "list": "stock",
                 *       "rows": [
                 *         {
                 *           "row": 2,
                 *           "product": "Spruce KD SF 22x100x4000",
                 *           "country": "FR",
                 *           "company": null,
                 *           "price": "301.50",
                 *           "price_small": null,
                 *           "price_medium": null,
                 *           "price_large": null,
                 *           "start_date": "2026-12-01",
                 *           "end_date": null,
                 *           "unit": "m3",
                 *           "sale_unit": "pack",
                 *           "hidden": false,
                 *           "is_on": true,
                 *           "version": 3,
                 *           "confirmed": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PriceImportRows"];
            };
        };
        responses: {
            /** @description The result of each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rows": [
                     *         {
                     *           "row": 2,
                     *           "outcome": "new",
                     *           "product": "Spruce KD SF 22x100x4000",
                     *           "country": "FR",
                     *           "company": null,
                     *           "unit": "m3",
                     *           "before": "293.50",
                     *           "before_scope": null,
                     *           "after": "301.50",
                     *           "percent": "2.73",
                     *           "ends": "2026-11-30",
                     *           "days": {
                     *             "from": "2026-12-01",
                     *             "until": null
                     *           },
                     *           "moved": null,
                     *           "alert": null,
                     *           "version": 3,
                     *           "refusal": null,
                     *           "other": null
                     *         }
                     *       ],
                     *       "effects": [
                     *         {
                     *           "company": {
                     *             "id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                     *             "name": "Charpentes Lemoine"
                     *           },
                     *           "volume_m3": "42.300",
                     *           "amount": "338.40"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PriceImportPreview"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    undoPriceImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of restored entries, and the entries that were not restored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "undone": 20,
                     *       "reopened": 3,
                     *       "kept": [
                     *         {
                     *           "id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                     *           "product": "Spruce KD SF 22x100x4000",
                     *           "country": "FR",
                     *           "company": null,
                     *           "start_date": "2026-12-01",
                     *           "why": "changed_since",
                     *           "by": null,
                     *           "at": "2026-11-20T09:30:00.000Z",
                     *           "other": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UndoneImport"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
        };
    };
    updatePrice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "price": "301.50",
                 *       "price_small": null,
                 *       "price_medium": null,
                 *       "price_large": "294.00",
                 *       "start_date": "2026-12-01",
                 *       "end_date": "2026-12-31",
                 *       "unit": "m3",
                 *       "sale_unit": "pack",
                 *       "hidden": false,
                 *       "is_on": false
                 *     }
                 */
                "application/json": components["schemas"]["PriceChange"];
            };
        };
        responses: {
            /** @description The updated price. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                     *       "version": 1,
                     *       "product": {
                     *         "id": "f5261a7b-1c5d-4dec-8e69-1b08291e0a83",
                     *         "name": "Spruce KD SF 22x100x4000",
                     *         "specification": {
                     *           "wood": "PCAB",
                     *           "profile": "sawn",
                     *           "quality": "SF",
                     *           "treatment": "kiln_dried",
                     *           "treatment_color": null,
                     *           "color": null,
                     *           "thickness_mm": 22,
                     *           "width_mm": 100,
                     *           "length_mm": 4000,
                     *           "diameter_mm": null,
                     *           "taper_mm_per_m": null,
                     *           "humidity_percent": 18,
                     *           "packaging": "foil",
                     *           "pcs_per_pack": 240,
                     *           "m3_per_pack": null,
                     *           "group": "Sawn timber",
                     *           "category": "softwood_boards",
                     *           "certification": "pefc_certified",
                     *           "hs_code": "4407.12",
                     *           "density_kg_m3": 470
                     *         }
                     *       },
                     *       "list": "stock",
                     *       "scope": "country",
                     *       "country": "FR",
                     *       "company": null,
                     *       "state": "coming",
                     *       "may_edit": true,
                     *       "updated_at": "2026-11-20T09:30:00.000Z",
                     *       "updated_by": {
                     *         "id": "b86cf043-a5e7-48cb-8eb1-acd1021b4350",
                     *         "name": "Élise Moreau"
                     *       },
                     *       "price": "301.50",
                     *       "price_small": null,
                     *       "price_medium": null,
                     *       "price_large": "294.00",
                     *       "start_date": "2026-12-01",
                     *       "end_date": null,
                     *       "unit": "m3",
                     *       "sale_unit": "pack",
                     *       "hidden": false,
                     *       "is_on": true
                     *     }
                     */
                    "application/json": components["schemas"]["PriceEntry"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    removePrice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            428: components["responses"]["VersionRequired"];
        };
    };
    removeCompanyPrices: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of removed prices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "removed": 14
                     *     }
                     */
                    "application/json": components["schemas"]["RemovedPrices"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
        };
    };
    listServicePrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every service that has a price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "service": "planing",
                     *           "version": 1,
                     *           "price": "38.00",
                     *           "may_edit": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ServicePriceList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    updateServicePrice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                service: components["schemas"]["Service"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "price": "39.50"
                 *     }
                 */
                "application/json": components["schemas"]["ServicePriceWrite"];
            };
        };
        responses: {
            /** @description The updated service. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "service": "planing",
                     *       "version": 2,
                     *       "price": "39.50",
                     *       "may_edit": true
                     *     }
                     */
                    "application/json": components["schemas"]["ServicePrice"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    listTariffs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All tariffs, by location, country and zip code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": []
                     *     }
                     */
                    "application/json": components["schemas"]["TariffList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    createTariff: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "location": "LTKLJ",
                 *       "country": "FR",
                 *       "zip_prefix": "69",
                 *       "amount": "2590.00"
                 *     }
                 */
                "application/json": components["schemas"]["TariffWrite"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                     *       "version": 1,
                     *       "location": "LTKLJ",
                     *       "country": "FR",
                     *       "zip_prefix": "69",
                     *       "amount": "2590.00",
                     *       "may_edit": true
                     *     }
                     */
                    "application/json": components["schemas"]["Tariff"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    updateTariff: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "location": "LTKLJ",
                 *       "country": "FR",
                 *       "zip_prefix": "69",
                 *       "amount": "2590.00"
                 *     }
                 */
                "application/json": components["schemas"]["TariffWrite"];
            };
        };
        responses: {
            /** @description The updated tariff. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                     *       "version": 1,
                     *       "location": "LTKLJ",
                     *       "country": "FR",
                     *       "zip_prefix": "69",
                     *       "amount": "2590.00",
                     *       "may_edit": true
                     *     }
                     */
                    "application/json": components["schemas"]["Tariff"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    removeTariff: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            428: components["responses"]["VersionRequired"];
        };
    };
    listStock: {
        parameters: {
            query?: {
                /** @description Search text, matched as in the product list. If no product matches, the beginning of a barcode, or the beginning or end of a mill's number, of packs in the yard. */
                q?: components["schemas"]["SearchText"];
                /** @description Hides products without stock. */
                empty?: "hide";
                /** @description Hides products without an open offer. */
                offers?: "only";
                location?: components["schemas"]["StockLocation"][];
                /** @description Packs with this number of pieces. */
                pcs?: string[];
                /** @description Only packs with one of these statuses. Sold packs are not in stock. */
                status?: ("available" | "reserved" | "blocked")[];
                category?: components["schemas"]["ProductCategory"][];
                product_id?: components["schemas"]["Uuid"][];
                sort?: "name" | "-name";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "f5261a7b-1c5d-4dec-8e69-1b08291e0a83.240.LTKLJ",
                     *           "product": {
                     *             "id": "f5261a7b-1c5d-4dec-8e69-1b08291e0a83",
                     *             "name": "Spruce KD SF 22x100x4000",
                     *             "specification": {
                     *               "wood": "PCAB",
                     *               "profile": "sawn",
                     *               "quality": "SF",
                     *               "treatment": "kiln_dried",
                     *               "treatment_color": null,
                     *               "color": null,
                     *               "thickness_mm": 22,
                     *               "width_mm": 100,
                     *               "length_mm": 4000,
                     *               "diameter_mm": null,
                     *               "taper_mm_per_m": null,
                     *               "humidity_percent": 18,
                     *               "packaging": "foil",
                     *               "pcs_per_pack": 240,
                     *               "m3_per_pack": null,
                     *               "group": "Sawn timber",
                     *               "category": "softwood_boards",
                     *               "certification": "pefc_certified",
                     *               "hs_code": "4407.12",
                     *               "density_kg_m3": 470
                     *             }
                     *           },
                     *           "location": "LTKLJ",
                     *           "pcs": 240,
                     *           "packs": {
                     *             "available": 5,
                     *             "reserved": 2,
                     *             "blocked": 0
                     *           },
                     *           "volume_m3": "14.784",
                     *           "reserved_by": [
                     *             {
                     *               "company": {
                     *                 "id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                     *                 "name": "Charpentes Lemoine"
                     *               },
                     *               "until": "2026-11-21T09:30:00.000Z",
                     *               "order": null,
                     *               "packs": 2
                     *             }
                     *           ],
                     *           "offers": 1
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "total": 1,
                     *       "first_packs": null
                     *     }
                     */
                    "application/json": components["schemas"]["StockRowList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    listReceivable: {
        parameters: {
            query?: {
                /** @description The supply's number, the sawmill, or the product, as products are searched. */
                q?: components["schemas"]["SearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fifty newest lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "has_more": false,
                     *       "uninspected": [
                     *         "S-2026-0112"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReceivableLineList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    importStock: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Count of November",
                 *       "rows": [
                 *         {
                 *           "row": 2,
                 *           "barcode": "TD24000777",
                 *           "product": "Spruce KD SF 22x100x4000",
                 *           "pcs": 238,
                 *           "location": "LTKLJ",
                 *           "supply": "S-2026-0211",
                 *           "blocked": false,
                 *           "note": null,
                 *           "version": 3,
                 *           "confirmed": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["StockSheetWrite"];
            };
        };
        responses: {
            /** @description The result of each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "taken": true,
                     *       "sheet_id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                     *       "rows": [
                     *         {
                     *           "row": 2,
                     *           "outcome": "changed",
                     *           "barcode": "TD24000777",
                     *           "product": "Spruce KD SF 22x100x4000",
                     *           "version": 3,
                     *           "before": {
                     *             "pcs": 240,
                     *             "location": "LTKLJ",
                     *             "is_blocked": false,
                     *             "note": null
                     *           },
                     *           "after": {
                     *             "pcs": 238,
                     *             "location": "LTKLJ",
                     *             "is_blocked": false,
                     *             "note": null
                     *           },
                     *           "alert": null,
                     *           "refusal": null,
                     *           "reserved_by": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["JudgedStockSheet"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    previewStockSheet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rows": [
                 *         {
                 *           "row": 2,
                 *           "barcode": "TD24000777",
                 *           "product": "Spruce KD SF 22x100x4000",
                 *           "pcs": 238,
                 *           "location": "LTKLJ",
                 *           "supply": "S-2026-0211",
                 *           "blocked": false,
                 *           "note": null,
                 *           "version": null,
                 *           "confirmed": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["StockSheetRows"];
            };
        };
        responses: {
            /** @description The result of each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "taken": false,
                     *       "sheet_id": null,
                     *       "rows": [
                     *         {
                     *           "row": 2,
                     *           "outcome": "changed",
                     *           "barcode": "TD24000777",
                     *           "product": "Spruce KD SF 22x100x4000",
                     *           "version": 3,
                     *           "before": {
                     *             "pcs": 240,
                     *             "location": "LTKLJ",
                     *             "is_blocked": false,
                     *             "note": null
                     *           },
                     *           "after": {
                     *             "pcs": 238,
                     *             "location": "LTKLJ",
                     *             "is_blocked": false,
                     *             "note": null
                     *           },
                     *           "alert": null,
                     *           "refusal": null,
                     *           "reserved_by": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["JudgedStockSheet"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    listStockSheets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last twenty, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                     *           "reason": "Count of November",
                     *           "created_at": "2026-11-23T09:15:00.000Z",
                     *           "created_by": {
                     *             "id": "0b8f6a3e-52a5-4b1f-9d38-0c6f7f1f9a11",
                     *             "name": "Marie Laurent"
                     *           },
                     *           "packs": 20,
                     *           "left": 20,
                     *           "undone_at": null,
                     *           "undone_by": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StockSheetList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    undoStockSheet: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of restored entries, and the entries that were not restored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "undone": 19,
                     *       "kept": [
                     *         {
                     *           "barcode": "TD24000777",
                     *           "product": "Spruce KD SF 22x100x4000",
                     *           "refusal": "changed_since",
                     *           "by": null,
                     *           "at": "2026-11-23T10:00:00.000Z",
                     *           "reserved_by": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UndoneStockSheet"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
        };
    };
    listLots: {
        parameters: {
            query?: {
                product_id?: components["schemas"]["Uuid"];
                location?: components["schemas"]["StockLocation"];
                pcs?: string;
                /** @description The first characters of the barcode. */
                barcode?: string;
                /** @description Default: all packs in the yard. */
                status?: components["schemas"]["LotStatus"][];
                sort?: "received_at" | "-received_at";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of packs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "next_cursor": null,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["LotList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    receiveLots: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "supply_line_id": "f5261a7b-1c5d-4dec-8e69-1b08291e0a83",
                 *       "location": "LTKLJ",
                 *       "packs": [
                 *         {
                 *           "barcode": null,
                 *           "pcs": 240
                 *         },
                 *         {
                 *           "barcode": "TD24000777",
                 *           "pcs": 200
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["LotsReceived"];
            };
        };
        responses: {
            /** @description The packs, in their order. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                     *           "version": 1,
                     *           "product": {
                     *             "id": "f5261a7b-1c5d-4dec-8e69-1b08291e0a83",
                     *             "name": "Spruce KD SF 22x100x4000",
                     *             "specification": {
                     *               "wood": "PCAB",
                     *               "profile": "sawn",
                     *               "quality": "SF",
                     *               "treatment": "kiln_dried",
                     *               "treatment_color": null,
                     *               "color": null,
                     *               "thickness_mm": 22,
                     *               "width_mm": 100,
                     *               "length_mm": 4000,
                     *               "diameter_mm": null,
                     *               "taper_mm_per_m": null,
                     *               "humidity_percent": 18,
                     *               "packaging": "foil",
                     *               "pcs_per_pack": 240,
                     *               "m3_per_pack": null,
                     *               "group": "Sawn timber",
                     *               "category": "softwood_boards",
                     *               "certification": "pefc_certified",
                     *               "hs_code": "4407.12",
                     *               "density_kg_m3": 470
                     *             }
                     *           },
                     *           "barcode": "L-2026-0001",
                     *           "location": "LTKLJ",
                     *           "pcs": 240,
                     *           "volume_m3": "2.112",
                     *           "status": "available",
                     *           "note": null,
                     *           "received_at": "2026-11-20T09:30:00.000Z",
                     *           "supply": {
                     *             "id": "b86cf043-a5e7-48cb-8eb1-acd1021b4350",
                     *             "number": "S-2026-0012"
                     *           },
                     *           "reserved_by": null,
                     *           "offers": 0,
                     *           "pack": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReceivedLots"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    changeLots: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lot_ids": [
                 *         "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437"
                 *       ],
                 *       "action": "move",
                 *       "location": "LVRIX",
                 *       "reason": "Sent to Riga"
                 *     }
                 */
                "application/json": components["schemas"]["LotsChange"];
            };
        };
        responses: {
            /** @description The packs as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                     *           "version": 1,
                     *           "product": {
                     *             "id": "f5261a7b-1c5d-4dec-8e69-1b08291e0a83",
                     *             "name": "Spruce KD SF 22x100x4000",
                     *             "specification": {
                     *               "wood": "PCAB",
                     *               "profile": "sawn",
                     *               "quality": "SF",
                     *               "treatment": "kiln_dried",
                     *               "treatment_color": null,
                     *               "color": null,
                     *               "thickness_mm": 22,
                     *               "width_mm": 100,
                     *               "length_mm": 4000,
                     *               "diameter_mm": null,
                     *               "taper_mm_per_m": null,
                     *               "humidity_percent": 18,
                     *               "packaging": "foil",
                     *               "pcs_per_pack": 240,
                     *               "m3_per_pack": null,
                     *               "group": "Sawn timber",
                     *               "category": "softwood_boards",
                     *               "certification": "pefc_certified",
                     *               "hs_code": "4407.12",
                     *               "density_kg_m3": 470
                     *             }
                     *           },
                     *           "barcode": "L-2026-0001",
                     *           "location": "LTKLJ",
                     *           "pcs": 240,
                     *           "volume_m3": "2.112",
                     *           "status": "available",
                     *           "note": null,
                     *           "received_at": "2026-11-20T09:30:00.000Z",
                     *           "supply": {
                     *             "id": "b86cf043-a5e7-48cb-8eb1-acd1021b4350",
                     *             "number": "S-2026-0012"
                     *           },
                     *           "reserved_by": null,
                     *           "offers": 0,
                     *           "pack": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReceivedLots"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    correctLot: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pcs": 238,
                 *       "reason": "Counted again"
                 *     }
                 */
                "application/json": components["schemas"]["LotCorrection"];
            };
        };
        responses: {
            /** @description The updated pack. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                     *       "version": 1,
                     *       "product": {
                     *         "id": "f5261a7b-1c5d-4dec-8e69-1b08291e0a83",
                     *         "name": "Spruce KD SF 22x100x4000",
                     *         "specification": {
                     *           "wood": "PCAB",
                     *           "profile": "sawn",
                     *           "quality": "SF",
                     *           "treatment": "kiln_dried",
                     *           "treatment_color": null,
                     *           "color": null,
                     *           "thickness_mm": 22,
                     *           "width_mm": 100,
                     *           "length_mm": 4000,
                     *           "diameter_mm": null,
                     *           "taper_mm_per_m": null,
                     *           "humidity_percent": 18,
                     *           "packaging": "foil",
                     *           "pcs_per_pack": 240,
                     *           "m3_per_pack": null,
                     *           "group": "Sawn timber",
                     *           "category": "softwood_boards",
                     *           "certification": "pefc_certified",
                     *           "hs_code": "4407.12",
                     *           "density_kg_m3": 470
                     *         }
                     *       },
                     *       "barcode": "L-2026-0001",
                     *       "location": "LTKLJ",
                     *       "pcs": 240,
                     *       "volume_m3": "2.112",
                     *       "status": "available",
                     *       "note": null,
                     *       "received_at": "2026-11-20T09:30:00.000Z",
                     *       "supply": {
                     *         "id": "b86cf043-a5e7-48cb-8eb1-acd1021b4350",
                     *         "number": "S-2026-0012"
                     *       },
                     *       "reserved_by": null,
                     *       "offers": 0,
                     *       "pack": null
                     *     }
                     */
                    "application/json": components["schemas"]["Lot"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    listLotChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first; the last hundred. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": []
                     *     }
                     */
                    "application/json": components["schemas"]["LotChangeList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listStockProducts: {
        parameters: {
            query?: {
                /** @description The company whose prices are returned. Clients always get their own prices; another company is `not_found`. */
                company_id?: components["schemas"]["Uuid"];
                /** @description The delivery address. Default: the company's first address. */
                address_id?: components["schemas"]["Uuid"];
                /** @description The volume in the truck, m3. Default: a truck filled with each product. */
                truck_m3?: string;
                /** @description Search text, matched as in the product list. */
                q?: components["schemas"]["SearchText"];
                /** @description Includes products that are not in stock. */
                unavailable?: "show";
                category?: components["schemas"]["ProductCategory"][];
                location?: components["schemas"]["StockLocation"][];
                wood?: components["schemas"]["Wood"][];
                profile?: components["schemas"]["Profile"][];
                treatment?: components["schemas"]["Treatment"][];
                packaging?: components["schemas"]["Packaging"][];
                certification?: components["schemas"]["Certification"][];
                quality?: string[];
                product_group?: string[];
                color?: string[];
                treatment_color?: string[];
                thickness_mm?: string[];
                width_mm?: string[];
                /** @description Products of this length. Wood of mixed lengths has it in an available pack; the product's lengths count for packs whose pieces were not listed. */
                length_mm?: string[];
                diameter_mm?: string[];
                humidity_percent?: string[];
                sort?: "name" | "-name";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "next_cursor": null,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["StockProductList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getStockFacets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values that occur, each once, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "location": [
                     *         "FRLRH",
                     *         "LTKLJ",
                     *         "LVRIX"
                     *       ],
                     *       "pcs": [
                     *         110,
                     *         240
                     *       ],
                     *       "quality": [
                     *         "A/B",
                     *         "C24",
                     *         "SF"
                     *       ],
                     *       "product_group": [
                     *         "Sawn timber"
                     *       ],
                     *       "color": [],
                     *       "treatment_color": [
                     *         "brown",
                     *         "green"
                     *       ],
                     *       "thickness_mm": [
                     *         22,
                     *         47
                     *       ],
                     *       "width_mm": [
                     *         100,
                     *         150
                     *       ],
                     *       "length_mm": [
                     *         4000,
                     *         4800
                     *       ],
                     *       "diameter_mm": [
                     *         80,
                     *         100
                     *       ],
                     *       "humidity_percent": [
                     *         12,
                     *         18
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StockFacets"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    listStockSizes: {
        parameters: {
            query?: {
                /** @description The company whose prices are returned. Clients always get their own prices; another company is `not_found`. */
                company_id?: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One item per category and section, by category, thickness, width and diameter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "category": "softwood_boards",
                     *           "thickness_mm": 47,
                     *           "width_mm": 150,
                     *           "diameter_mm": null,
                     *           "products": 12
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StockSizes"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getStockProduct: {
        parameters: {
            query?: {
                /** @description The company whose prices are returned. Clients always get their own prices; another company is `not_found`. */
                company_id?: components["schemas"]["Uuid"];
                /** @description The delivery address. Default: the company's first address. */
                address_id?: components["schemas"]["Uuid"];
                /** @description The volume in the truck, m3. Default: a truck filled with each product. */
                truck_m3?: string;
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product, and the packs that can be had. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "product": {
                     *         "id": "f5261a7b-1c5d-4dec-8e69-1b08291e0a83",
                     *         "name": "Spruce KD SF 22x100x4000",
                     *         "specification": {
                     *           "wood": "PCAB",
                     *           "profile": "sawn",
                     *           "quality": "SF",
                     *           "treatment": "kiln_dried",
                     *           "treatment_color": null,
                     *           "color": null,
                     *           "thickness_mm": 22,
                     *           "width_mm": 100,
                     *           "length_mm": 4000,
                     *           "diameter_mm": null,
                     *           "taper_mm_per_m": null,
                     *           "humidity_percent": 18,
                     *           "packaging": "foil",
                     *           "pcs_per_pack": 240,
                     *           "m3_per_pack": null,
                     *           "group": "Sawn timber",
                     *           "category": "softwood_boards",
                     *           "certification": "pefc_certified",
                     *           "hs_code": "4407.12",
                     *           "density_kg_m3": 470
                     *         },
                     *         "list": "stock",
                     *         "amount": {
                     *           "packs": 1,
                     *           "bound": "exact",
                     *           "pcs": 240,
                     *           "volume_m3": "2.112",
                     *           "length_lm": "960"
                     *         },
                     *         "stock": [
                     *           {
                     *             "location": "LTKLJ",
                     *             "amount": {
                     *               "packs": 1,
                     *               "bound": "exact",
                     *               "pcs": 240,
                     *               "volume_m3": "2.112",
                     *               "length_lm": "960"
                     *             },
                     *             "dap": "348.72",
                     *             "no_dap": null
                     *           }
                     *         ],
                     *         "fca": {
                     *           "price": "298.00",
                     *           "unit": "m3",
                     *           "sale_unit": "pack"
                     *         },
                     *         "reason": {
                     *           "scope": "general",
                     *           "is_by_size": false,
                     *           "start_date": "2026-06-23",
                     *           "end_date": null,
                     *           "passed": [
                     *             {
                     *               "scope": "company",
                     *               "why": "none"
                     *             },
                     *             {
                     *               "scope": "country",
                     *               "why": "none"
                     *             }
                     *           ]
                     *         },
                     *         "truck_m3": "51.063"
                     *       },
                     *       "packs": [
                     *         {
                     *           "id": "4d4e5fc8-e826-4a58-a3ad-e8e7fbd92437",
                     *           "barcode": "TD24000000",
                     *           "location": "LTKLJ",
                     *           "pcs": 240,
                     *           "volume_m3": "2.112",
                     *           "length_lm": "960"
                     *         }
                     *       ],
                     *       "is_more": false
                     *     }
                     */
                    "application/json": components["schemas"]["StockProductPacks"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listDeals: {
        parameters: {
            query?: {
                /**
                 * @description Beginnings of words that must all occur, in any order and without regard to capitals and accents: in the number, the names of the client and the sale
                 *     manager, the customer reference, the destination, the named place, or the names and grades of the wood. The trade names of a wood in English,
                 *     French, Lithuanian and Spanish find it, and so do sizes in any order: "50x150", "50 x 150 x 4500", "Ø80x2500".
                 *     "80" also finds the number D-2026-0080. If no deal has words with these beginnings, parts of words are found in the 20,000 newest deals.
                 */
                q?: components["schemas"]["SearchText"];
                status?: components["schemas"]["DealStatus"][];
                client_id?: components["schemas"]["Uuid"][];
                sale_manager_id?: components["schemas"]["Uuid"][];
                /** @description Delivered to this destination, as `listDestinations` returns it, without regard to capitals and accents. */
                destination?: string[];
                /** @description Delivered in this week or later. Of several delivery weeks, the last one counts. */
                week_from?: components["schemas"]["IsoWeek"];
                /** @description Delivered in this week or earlier. Of several delivery weeks, the first one counts. Before `week_from` it is refused, with `week_order`. */
                week_to?: components["schemas"]["IsoWeek"];
                /** @description The client's country. */
                country?: components["schemas"]["Country"][];
                /** @description Deals with a line of any of these. */
                wood?: components["schemas"]["Wood"][];
                /** @description Only deals whose last delivery week is this week or later. */
                due_from?: components["schemas"]["IsoWeek"];
                /** @description Only deals whose last delivery week is this week or earlier. A week before `due_from` is refused with `week_order`. */
                due_to?: components["schemas"]["IsoWeek"];
                /** @description Only late deals, which have `late_days`. */
                late?: "only";
                /** @description Only deals with an instalment that was due before today and is not paid in full. */
                overdue?: "only";
                /** @description Only confirmed or loading deals with a shortfall. */
                cover?: "short";
                /** @description State of the latest quotation. `accepted` includes deals that were issued since; the others are drafts. */
                quotation?: components["schemas"]["QuotationFilter"][];
                /** @description Statuses sort by progress. Rows without a value come last in both directions, and so do margins that the user may not see. */
                sort?: "number" | "-number" | "date" | "-date" | "client" | "-client" | "status" | "-status" | "delivery_week_from" | "-delivery_week_from" | "late_days" | "-late_days" | "overdue_since" | "-overdue_since" | "volume_m3" | "-volume_m3" | "revenue_eur" | "-revenue_eur" | "margin_percent" | "-margin_percent" | "purchased_percent" | "-purchased_percent" | "updated_at" | "-updated_at";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "next_cursor": null,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["DealList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    createDeal: {
        parameters: {
            query?: {
                /** @description The document of the same kind that this one was copied from. The history names it; it is ignored if the user may not see it. */
                copied_from?: components["parameters"]["CopiedFrom"];
            };
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DealWrite"];
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    sumDeals: {
        parameters: {
            query?: {
                /**
                 * @description Beginnings of words that must all occur, in any order and without regard to capitals and accents: in the number, the names of the client and the sale
                 *     manager, the customer reference, the destination, the named place, or the names and grades of the wood. The trade names of a wood in English,
                 *     French, Lithuanian and Spanish find it, and so do sizes in any order: "50x150", "50 x 150 x 4500", "Ø80x2500".
                 *     "80" also finds the number D-2026-0080. If no deal has words with these beginnings, parts of words are found in the 20,000 newest deals.
                 */
                q?: components["schemas"]["SearchText"];
                status?: components["schemas"]["DealStatus"][];
                client_id?: components["schemas"]["Uuid"][];
                sale_manager_id?: components["schemas"]["Uuid"][];
                /** @description Delivered to this destination, as `listDestinations` returns it, without regard to capitals and accents. */
                destination?: string[];
                /** @description Delivered in this week or later. Of several delivery weeks, the last one counts. */
                week_from?: components["schemas"]["IsoWeek"];
                /** @description Delivered in this week or earlier. Of several delivery weeks, the first one counts. Before `week_from` it is refused, with `week_order`. */
                week_to?: components["schemas"]["IsoWeek"];
                /** @description The client's country. */
                country?: components["schemas"]["Country"][];
                /** @description Deals with a line of any of these. */
                wood?: components["schemas"]["Wood"][];
                /** @description Only deals whose last delivery week is this week or later. */
                due_from?: components["schemas"]["IsoWeek"];
                /** @description Only deals whose last delivery week is this week or earlier. A week before `due_from` is refused with `week_order`. */
                due_to?: components["schemas"]["IsoWeek"];
                /** @description Only late deals, which have `late_days`. */
                late?: "only";
                /** @description Only deals with an instalment that was due before today and is not paid in full. */
                overdue?: "only";
                /** @description Only confirmed or loading deals with a shortfall. */
                cover?: "short";
                /** @description State of the latest quotation. `accepted` includes deals that were issued since; the others are drafts. */
                quotation?: components["schemas"]["QuotationFilter"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 312,
                     *       "volume_m3": "12480.512",
                     *       "revenue_eur": "3912345.00",
                     *       "without_rate": 4,
                     *       "is_by_line": false
                     *     }
                     */
                    "application/json": components["schemas"]["DealTotals"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    listDestinations: {
        parameters: {
            query?: {
                /** @description A part of the name, without regard to capitals and accents. */
                q?: components["schemas"]["SearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first twenty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       "Lyon",
                     *       "Zaragoza"
                     *     ]
                     */
                    "application/json": string[];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    previewDeal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DealPreviewRequest"];
            };
        };
        responses: {
            /** @description Figures and steps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealPreview"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getDeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deal. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateDeal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DealWrite"];
            };
        };
        responses: {
            /** @description The updated deal. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    getDealCopy: {
        parameters: {
            query?: {
                prices?: components["parameters"]["CopyPrices"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content, with the prices that differ today and the parts that are not repeated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealCopy"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    transitionDeal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to": "confirmed"
                 *     }
                 */
                "application/json": components["schemas"]["DealTransitionRequest"];
            };
        };
        responses: {
            /** @description The deal in its new status. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    previewPayments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rows": [
                 *         {
                 *           "row": 2,
                 *           "date": "2026-11-20",
                 *           "amount": "5000.00",
                 *           "currency": "EUR",
                 *           "reference": "Facture D-2026-0001",
                 *           "payer": "Bois et Charpentes du Rhône",
                 *           "deal_number": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PaymentSheet"];
            };
        };
        responses: {
            /** @description The outcome of each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rows": [
                     *         {
                     *           "row": 2,
                     *           "outcome": "unmatched",
                     *           "deal": null,
                     *           "candidates": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentSheetResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    importPayments: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rows": [
                 *         {
                 *           "row": 2,
                 *           "date": "2026-11-20",
                 *           "amount": "5000.00",
                 *           "currency": "EUR",
                 *           "reference": "Facture D-2026-0001",
                 *           "payer": "Bois et Charpentes du Rhône",
                 *           "deal_number": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PaymentSheet"];
            };
        };
        responses: {
            /** @description The outcome of each row; the accepted ones are recorded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rows": [
                     *         {
                     *           "row": 2,
                     *           "outcome": "unmatched",
                     *           "deal": null,
                     *           "candidates": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentSheetResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    addDealPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "date": "2026-11-20",
                 *       "amount": "5000.00"
                 *     }
                 */
                "application/json": components["schemas"]["DealPaymentWrite"];
            };
        };
        responses: {
            /** @description The deal with its payments. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    removeDealPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                payment_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deal with its remaining payments. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
        };
    };
    listQuotations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quotations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "number": 1,
                     *           "version": 1,
                     *           "state": "open",
                     *           "is_changed": false,
                     *           "valid_until": "2026-12-12",
                     *           "revenue": "12480.00",
                     *           "currency": "EUR",
                     *           "issued_at": "2026-11-20T09:30:00.000Z",
                     *           "issued_by": {
                     *             "id": "b86cf043-a5e7-48cb-8eb1-acd1021b4350",
                     *             "name": "Ona Petrauskaitė"
                     *           },
                     *           "sent_at": null,
                     *           "answer": null,
                     *           "answered_at": null,
                     *           "answered_by": null,
                     *           "reason": null,
                     *           "recorded_by": null,
                     *           "attachment": null,
                     *           "can_answer": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QuotationList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    issueQuotation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "valid_until": "2026-12-12"
                 *     }
                 */
                "application/json": components["schemas"]["QuotationWrite"];
            };
        };
        responses: {
            /** @description The quotation. */
            201: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "number": 1,
                     *       "version": 1,
                     *       "state": "open",
                     *       "is_changed": false,
                     *       "valid_until": "2026-12-12",
                     *       "revenue": "12480.00",
                     *       "currency": "EUR",
                     *       "issued_at": "2026-11-20T09:30:00.000Z",
                     *       "issued_by": {
                     *         "id": "b86cf043-a5e7-48cb-8eb1-acd1021b4350",
                     *         "name": "Ona Petrauskaitė"
                     *       },
                     *       "sent_at": null,
                     *       "answer": null,
                     *       "answered_at": null,
                     *       "answered_by": null,
                     *       "reason": null,
                     *       "recorded_by": null,
                     *       "attachment": null,
                     *       "can_answer": true
                     *     }
                     */
                    "application/json": components["schemas"]["Quotation"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    recordQuotationAnswer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
                /** @description Number of the quotation. */
                quotation: components["schemas"]["RevisionNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answer": "accepted",
                 *       "name": "Marie Lefèvre",
                 *       "reason": null,
                 *       "attachment_id": null
                 *     }
                 */
                "application/json": components["schemas"]["QuotationAnswerWrite"];
            };
        };
        responses: {
            /** @description The answered quotation. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "number": 1,
                     *       "version": 1,
                     *       "state": "open",
                     *       "is_changed": false,
                     *       "valid_until": "2026-12-12",
                     *       "revenue": "12480.00",
                     *       "currency": "EUR",
                     *       "issued_at": "2026-11-20T09:30:00.000Z",
                     *       "issued_by": {
                     *         "id": "b86cf043-a5e7-48cb-8eb1-acd1021b4350",
                     *         "name": "Ona Petrauskaitė"
                     *       },
                     *       "sent_at": null,
                     *       "answer": null,
                     *       "answered_at": null,
                     *       "answered_by": null,
                     *       "reason": null,
                     *       "recorded_by": null,
                     *       "attachment": null,
                     *       "can_answer": true
                     *     }
                     */
                    "application/json": components["schemas"]["Quotation"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    listDealInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "0f7c2a52-6d4b-4a84-9a3e-53d8ff0b1a01",
                     *           "kind": "invoice",
                     *           "number": "TD-2026-0042",
                     *           "status": "issued",
                     *           "revision": 1,
                     *           "deal_id": "3f0c5b1e-52ad-4c7e-9a0b-2d4e6f8a1c11",
                     *           "deal_number": "D-2026-0118",
                     *           "cargo_id": "5a9d2c3e-7b1f-4e8d-8c6a-1f2e3d4c5b21",
                     *           "cargo_number": "C-2026-0051",
                     *           "client": {
                     *             "id": "7d0c4f3e-8a51-4c0e-9d0e-2f4f1f3f9b11",
                     *             "name": "Lefèvre Bois"
                     *           },
                     *           "issued_on": "2026-11-20",
                     *           "due_on": "2026-12-20",
                     *           "issued_by": {
                     *             "id": "b86cf043-a5e7-48cb-8eb1-acd1021b4350",
                     *             "name": "Ona Petrauskaitė"
                     *           },
                     *           "currency": "EUR",
                     *           "net": "12480.00",
                     *           "vat_rule": "intra_community",
                     *           "vat_rate": "0.00",
                     *           "vat": "0.00",
                     *           "total": "12480.00",
                     *           "vat_eur": null,
                     *           "volume_m3": "48.000",
                     *           "credits": null,
                     *           "credited_by": null,
                     *           "reason": null,
                     *           "can_credit": true,
                     *           "can_send": true
                     *         }
                     *       ],
                     *       "cargos": [
                     *         {
                     *           "id": "5a9d2c3e-7b1f-4e8d-8c6a-1f2e3d4c5b22",
                     *           "number": "C-2026-0052",
                     *           "status": "in_transit",
                     *           "departed_on": "2026-11-24",
                     *           "volume_m3": "12.400"
                     *         }
                     *       ],
                     *       "charges": [
                     *         {
                     *           "position": 1,
                     *           "charge": {
                     *             "kind": "pallets",
                     *             "text": null,
                     *             "basis": "amount",
                     *             "quantity": null,
                     *             "value": "120.00"
                     *           },
                     *           "invoice": null,
                     *           "is_always_charged": false
                     *         }
                     *       ],
                     *       "can_issue": true
                     *     }
                     */
                    "application/json": components["schemas"]["DealInvoices"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    issueInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cargo_id": "5a9d2c3e-7b1f-4e8d-8c6a-1f2e3d4c5b22",
                 *       "charges": [
                 *         1
                 *       ],
                 *       "destination_country": "FR"
                 *     }
                 */
                "application/json": components["schemas"]["InvoiceWrite"];
            };
        };
        responses: {
            /** @description The invoice. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0f7c2a52-6d4b-4a84-9a3e-53d8ff0b1a01",
                     *       "kind": "invoice",
                     *       "number": "TD-2026-0042",
                     *       "status": "issued",
                     *       "revision": 1,
                     *       "deal_id": "3f0c5b1e-52ad-4c7e-9a0b-2d4e6f8a1c11",
                     *       "deal_number": "D-2026-0118",
                     *       "cargo_id": "5a9d2c3e-7b1f-4e8d-8c6a-1f2e3d4c5b21",
                     *       "cargo_number": "C-2026-0051",
                     *       "client": {
                     *         "id": "7d0c4f3e-8a51-4c0e-9d0e-2f4f1f3f9b11",
                     *         "name": "Lefèvre Bois"
                     *       },
                     *       "issued_on": "2026-11-20",
                     *       "due_on": "2026-12-20",
                     *       "issued_by": {
                     *         "id": "b86cf043-a5e7-48cb-8eb1-acd1021b4350",
                     *         "name": "Ona Petrauskaitė"
                     *       },
                     *       "currency": "EUR",
                     *       "net": "12480.00",
                     *       "vat_rule": "intra_community",
                     *       "vat_rate": "0.00",
                     *       "vat": "0.00",
                     *       "total": "12480.00",
                     *       "vat_eur": null,
                     *       "volume_m3": "48.000",
                     *       "credits": null,
                     *       "credited_by": null,
                     *       "reason": null,
                     *       "can_credit": true,
                     *       "can_send": true
                     *     }
                     */
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The wood is invoiced, or a requirement is missing. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Something is missing for this step.",
                     *       "status": 409,
                     *       "code": "needs_missing",
                     *       "missing": [
                     *         {
                     *           "code": "client_address"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    previewInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cargo_id": "5a9d2c3e-7b1f-4e8d-8c6a-1f2e3d4c5b22",
                 *       "charges": [
                 *         1
                 *       ],
                 *       "destination_country": "FR"
                 *     }
                 */
                "application/json": components["schemas"]["InvoiceWrite"];
            };
        };
        responses: {
            /** @description Its amounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "lines": [],
                     *       "charges": [
                     *         {
                     *           "charge": {
                     *             "kind": "pallets",
                     *             "text": null,
                     *             "basis": "amount",
                     *             "quantity": null,
                     *             "value": "120.00"
                     *           },
                     *           "amount": "120.00"
                     *         }
                     *       ],
                     *       "currency": "EUR",
                     *       "goods": "3224.00",
                     *       "net": "3344.00",
                     *       "vat_rule": "intra_community",
                     *       "vat_rate": "0.00",
                     *       "vat": "0.00",
                     *       "vat_eur": null,
                     *       "total": "3344.00",
                     *       "due_on": "2026-12-28",
                     *       "destination_country": "FR",
                     *       "missing": []
                     *     }
                     */
                    "application/json": components["schemas"]["InvoicePreview"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                /** @description Words that must all occur in the number of the invoice or the name of the client. */
                q?: components["schemas"]["SearchText"];
                kind?: components["schemas"]["InvoiceKind"][];
                status?: components["schemas"]["InvoiceStatus"][];
                client_id?: components["schemas"]["Uuid"][];
                currency?: components["schemas"]["Currency"][];
                /** @description Issued in this week or later. */
                week_from?: components["schemas"]["IsoWeek"];
                /** @description Issued in this week or earlier. Before `week_from` it is refused, with `week_order`. */
                week_to?: components["schemas"]["IsoWeek"];
                sort?: "number" | "-number" | "issued_on" | "-issued_on" | "due_on" | "-due_on" | "client" | "-client";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of invoices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "next_cursor": null,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["InvoiceList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    listInvoiceLines: {
        parameters: {
            query?: {
                /** @description Words that must all occur in the number of the invoice or the name of the client. */
                q?: components["schemas"]["SearchText"];
                kind?: components["schemas"]["InvoiceKind"][];
                status?: components["schemas"]["InvoiceStatus"][];
                client_id?: components["schemas"]["Uuid"][];
                currency?: components["schemas"]["Currency"][];
                /** @description Issued in this week or later. */
                week_from?: components["schemas"]["IsoWeek"];
                /** @description Issued in this week or earlier. Before `week_from` it is refused, with `week_order`. */
                week_to?: components["schemas"]["IsoWeek"];
                sort?: "number" | "-number" | "issued_on" | "-issued_on" | "due_on" | "-due_on" | "client" | "-client";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines of a page of invoices; `total` counts invoices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "next_cursor": null,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["InvoicedLineList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    creditInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The price of line 2 was wrong."
                 *     }
                 */
                "application/json": components["schemas"]["InvoiceCreditWrite"];
            };
        };
        responses: {
            /** @description The invoice. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0f7c2a52-6d4b-4a84-9a3e-53d8ff0b1a01",
                     *       "kind": "invoice",
                     *       "number": "TD-2026-0042",
                     *       "status": "issued",
                     *       "revision": 1,
                     *       "deal_id": "3f0c5b1e-52ad-4c7e-9a0b-2d4e6f8a1c11",
                     *       "deal_number": "D-2026-0118",
                     *       "cargo_id": "5a9d2c3e-7b1f-4e8d-8c6a-1f2e3d4c5b21",
                     *       "cargo_number": "C-2026-0051",
                     *       "client": {
                     *         "id": "7d0c4f3e-8a51-4c0e-9d0e-2f4f1f3f9b11",
                     *         "name": "Lefèvre Bois"
                     *       },
                     *       "issued_on": "2026-11-20",
                     *       "due_on": "2026-12-20",
                     *       "issued_by": {
                     *         "id": "b86cf043-a5e7-48cb-8eb1-acd1021b4350",
                     *         "name": "Ona Petrauskaitė"
                     *       },
                     *       "currency": "EUR",
                     *       "net": "12480.00",
                     *       "vat_rule": "intra_community",
                     *       "vat_rate": "0.00",
                     *       "vat": "0.00",
                     *       "total": "12480.00",
                     *       "vat_eur": null,
                     *       "volume_m3": "48.000",
                     *       "credits": null,
                     *       "credited_by": null,
                     *       "reason": null,
                     *       "can_credit": true,
                     *       "can_send": true
                     *     }
                     */
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    openQuotation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "0b8f2c0e5b0e4d3f9a526f1c8c5d9e11"
                 *     }
                 */
                "application/json": components["schemas"]["QuotationLinkRequest"];
            };
        };
        responses: {
            /** @description The quotation, or what became of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "expired",
                     *       "deal_number": "D-2026-0118",
                     *       "number": 1,
                     *       "language": "fr",
                     *       "valid_until": "2026-11-12",
                     *       "company": "Timberdesk",
                     *       "seller": {
                     *         "name": "Ona Petrauskaitė",
                     *         "email": "ona@timberdesk.example"
                     *       },
                     *       "answered_at": null,
                     *       "answered_by": null,
                     *       "paper": null
                     *     }
                     */
                    "application/json": components["schemas"]["QuotationPage"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    answerQuotation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "0b8f2c0e5b0e4d3f9a526f1c8c5d9e11",
                 *       "answer": "accepted",
                 *       "name": "Marie Lefèvre",
                 *       "reason": null
                 *     }
                 */
                "application/json": components["schemas"]["QuotationLinkAnswer"];
            };
        };
        responses: {
            /** @description The quotation, or what became of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "expired",
                     *       "deal_number": "D-2026-0118",
                     *       "number": 1,
                     *       "language": "fr",
                     *       "valid_until": "2026-11-12",
                     *       "company": "Timberdesk",
                     *       "seller": {
                     *         "name": "Ona Petrauskaitė",
                     *         "email": "ona@timberdesk.example"
                     *       },
                     *       "answered_at": null,
                     *       "answered_by": null,
                     *       "paper": null
                     *     }
                     */
                    "application/json": components["schemas"]["QuotationPage"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    listDealRevisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revisions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    openDealRevision: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The client needs 10 m3 less"
                 *     }
                 */
                "application/json": components["schemas"]["RevisionOpen"];
            };
        };
        responses: {
            /** @description The open revision. */
            201: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealRevision"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getDealRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                /** @description Number of the revision. */
                revision: components["schemas"]["RevisionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revision. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealRevision"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateDealRevision: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
                /** @description Number of the revision. */
                revision: components["schemas"]["RevisionNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DealRevisionWrite"];
            };
        };
        responses: {
            /** @description The updated revision. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealRevision"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    previewDealRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                /** @description Number of the revision. */
                revision: components["schemas"]["RevisionNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DealRevisionWrite"];
            };
        };
        responses: {
            /** @description Figures, differences and steps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealRevisionPreview"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    transitionDealRevision: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
                /** @description Number of the revision. */
                revision: components["schemas"]["RevisionNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to": "sent"
                 *     }
                 */
                "application/json": components["schemas"]["RevisionTransitionRequest"];
            };
        };
        responses: {
            /** @description The revision in its new status. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealRevision"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    compareDealRevisions: {
        parameters: {
            query: {
                /** @description Number of the first revision. */
                from: number;
                /** @description Number of the second revision. */
                to: number;
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The differences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionComparison"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listSupplyRevisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revisions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    openSupplyRevision: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The mill has 10 m3 less"
                 *     }
                 */
                "application/json": components["schemas"]["RevisionOpen"];
            };
        };
        responses: {
            /** @description The open revision. */
            201: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplyRevision"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getSupplyRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                /** @description Number of the revision. */
                revision: components["schemas"]["RevisionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revision. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplyRevision"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateSupplyRevision: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
                /** @description Number of the revision. */
                revision: components["schemas"]["RevisionNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplyRevisionWrite"];
            };
        };
        responses: {
            /** @description The updated revision. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplyRevision"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    previewSupplyRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                /** @description Number of the revision. */
                revision: components["schemas"]["RevisionNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplyRevisionWrite"];
            };
        };
        responses: {
            /** @description Figures, differences and steps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplyRevisionPreview"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    transitionSupplyRevision: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
                /** @description Number of the revision. */
                revision: components["schemas"]["RevisionNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to": "sent"
                 *     }
                 */
                "application/json": components["schemas"]["SupplyRevisionTransitionRequest"];
            };
        };
        responses: {
            /** @description The revision in its new status. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplyRevision"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    compareSupplyRevisions: {
        parameters: {
            query: {
                /** @description Number of the first revision. */
                from: number;
                /** @description Number of the second revision. */
                to: number;
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The differences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionComparison"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getBasket: {
        parameters: {
            query?: {
                /** @description Omitted by clients. */
                company_id?: components["schemas"]["Uuid"];
                /** @description The delivery address. Default: the company's first address. */
                address_id?: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The basket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Basket"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    emptyBasket: {
        parameters: {
            query?: {
                /** @description Omitted by clients. */
                company_id?: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The basket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Basket"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    addToBasket: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "company_id": null,
                 *       "lines": [
                 *         {
                 *           "product_id": "3d1c2f58-8a6b-4b0e-8f0e-51f5c4f3a1d2",
                 *           "lot_id": null,
                 *           "code": null,
                 *           "pcs_per_pack": null,
                 *           "barcode_starts": null,
                 *           "quantity": "2",
                 *           "unit": "pack",
                 *           "service": "none"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BasketAdd"];
            };
        };
        responses: {
            /** @description The basket and the result of each line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BasketChange"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    changeBasketLine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "packs": 3,
                 *       "service": "planing"
                 *     }
                 */
                "application/json": components["schemas"]["BasketLineWrite"];
            };
        };
        responses: {
            /** @description The basket and the result of each line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BasketChange"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    removeBasketLine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The basket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Basket"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    restoreBasket: {
        parameters: {
            query?: {
                /** @description Omitted by clients. */
                company_id?: components["schemas"]["Uuid"];
            };
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The basket and the result of each line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BasketChange"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            422: components["responses"]["Invalid"];
        };
    };
    listBasketSuggestions: {
        parameters: {
            query?: {
                /** @description Omitted by clients. */
                company_id?: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Products that fill most of the remaining space come first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": []
                     *     }
                     */
                    "application/json": components["schemas"]["BasketSuggestions"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listOffers: {
        parameters: {
            query?: {
                /** @description Words that must all occur in the product or the company. */
                q?: components["schemas"]["SearchText"];
                status?: components["schemas"]["OfferStatus"][];
                company_id?: components["schemas"]["Uuid"][];
                /** @description Sort order: open offers first and then the newest, newest first, or ending soonest first. */
                sort?: "-open" | "-created_at" | "valid_until";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of offers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "next_cursor": null,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["OfferList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    makeOffers: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "company_ids": [
                 *         "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01"
                 *       ],
                 *       "product_id": "3d1c2f58-8a6b-4b0e-8f0e-51f5c4f3a1d2",
                 *       "lot_id": null,
                 *       "packs": 6,
                 *       "price": "292.00",
                 *       "price_unit": "m3",
                 *       "valid_until": "2026-12-04",
                 *       "note": "Last packs of the autumn"
                 *     }
                 */
                "application/json": components["schemas"]["OfferWrite"];
            };
        };
        responses: {
            /** @description One for each company. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": []
                     *     }
                     */
                    "application/json": components["schemas"]["OffersMade"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    previewOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "company_ids": [
                 *         "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01"
                 *       ],
                 *       "product_id": "3d1c2f58-8a6b-4b0e-8f0e-51f5c4f3a1d2",
                 *       "lot_id": null,
                 *       "packs": 6,
                 *       "price": "292.00",
                 *       "price_unit": "m3"
                 *     }
                 */
                "application/json": components["schemas"]["OfferTerms"];
            };
        };
        responses: {
            /** @description Nothing is saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "m3": "14.889",
                     *       "amount": "4347.59",
                     *       "free_packs": 9,
                     *       "margin": {
                     *         "cost": "3610.40",
                     *         "amount": "737.19",
                     *         "percent": "17.0",
                     *         "per_m3": "49.51"
                     *       },
                     *       "companies": [
                     *         {
                     *           "company": {
                     *             "id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                     *             "name": "Bois du Rhône"
                     *           },
                     *           "list_price": "310.00",
                     *           "list_price_unit": "m3",
                     *           "list_amount": "4615.59",
                     *           "list_margin_percent": "21.8"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OfferPreview"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated offer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    transitionOffer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to": "accepted"
                 *     }
                 */
                "application/json": components["schemas"]["OfferTransitionRequest"];
            };
        };
        responses: {
            /** @description The updated offer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description Words that must all occur in the number, the company's name, the customer reference, the invoice, the address, or the names of the ordered products. */
                q?: components["schemas"]["SearchText"];
                status?: components["schemas"]["OrderStatus"][];
                stage?: components["schemas"]["OrderStageFilter"][];
                company_id?: components["schemas"]["Uuid"][];
                sort?: "number" | "-number" | "company" | "-company" | "status" | "-status" | "delivery_week" | "-delivery_week" | "m3" | "-m3" | "total" | "-total" | "updated_at" | "-updated_at";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "next_cursor": null,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["OrderList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "company_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                 *       "address_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a03",
                 *       "incoterms": "DAP",
                 *       "delivery_week": "2026-W51",
                 *       "trucks": 1,
                 *       "customer_reference": "PO-4411",
                 *       "additional_information": null,
                 *       "invoice": null
                 *     }
                 */
                "application/json": components["schemas"]["OrderWrite"];
            };
        };
        responses: {
            /** @description The updated order. */
            201: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "company_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                 *       "address_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a03",
                 *       "incoterms": "DAP",
                 *       "delivery_week": "2026-W51",
                 *       "trucks": 1,
                 *       "customer_reference": "PO-4411",
                 *       "additional_information": null,
                 *       "invoice": null
                 *     }
                 */
                "application/json": components["schemas"]["OrderWrite"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    transitionOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to": "ordered"
                 *     }
                 */
                "application/json": components["schemas"]["OrderTransitionRequest"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    answerOrderChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the change is based on, in quotes, as in the `ETag`.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "revision": 2,
                 *       "answer": "accept"
                 *     }
                 */
                "application/json": components["schemas"]["OrderChangeAnswer"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["VersionRequired"];
        };
    };
    reorder: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The basket and the result of each line, with the difference of its price, as in copies of deals. Packs of an initial order that the basket still reserves are left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BasketChange"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
        };
    };
    getOrderThread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deal, supplies and cargo with their dates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "steps": [
                     *         {
                     *           "status": "initial",
                     *           "at": "2026-11-20T08:00:00.000Z"
                     *         }
                     *       ],
                     *       "deal": null,
                     *       "supplies": [],
                     *       "cargos": [],
                     *       "invoices": []
                     *     }
                     */
                    "application/json": components["schemas"]["OrderThread"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    downloadOrderInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                invoice_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, A4. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    downloadOrderPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                attachment_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listTradedLines: {
        parameters: {
            query?: {
                /**
                 * @description Words that must all match the line, in any order and without regard to capitals and accents: the number of the document, the name of the
                 *     client or sawmill, the product, its grade, a name of the wood, or sizes such as "47x150", "150 x 47 x 4800" or "Ø80x2500".
                 */
                q?: components["schemas"]["SearchText"];
                kind?: components["schemas"]["TradeKind"][];
                wood?: components["schemas"]["Wood"][];
                /** @description Lines sold to any of these. Bought lines are left out, unless `sawmill_id` is set too. */
                client_id?: components["schemas"]["Uuid"][];
                /** @description Lines bought from any of these. Sold lines are left out, unless `client_id` is set too. */
                sawmill_id?: components["schemas"]["Uuid"][];
                /** @description Country of the client or sawmill. */
                country?: components["schemas"]["Country"][];
                currency?: components["schemas"]["Currency"][];
                /** @description Agreed in this week or later. */
                week_from?: components["schemas"]["IsoWeek"];
                /** @description Agreed in this week or earlier. Before `week_from` it is refused, with `week_order`. */
                week_to?: components["schemas"]["IsoWeek"];
                /** @description Lines without a value come last in both directions. */
                sort?: "date" | "-date" | "eur_per_m3" | "-eur_per_m3" | "volume_m3" | "-volume_m3" | "amount_eur" | "-amount_eur";
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "next_cursor": null,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["TradedLineList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    sumTradedLines: {
        parameters: {
            query?: {
                /**
                 * @description Words that must all match the line, in any order and without regard to capitals and accents: the number of the document, the name of the
                 *     client or sawmill, the product, its grade, a name of the wood, or sizes such as "47x150", "150 x 47 x 4800" or "Ø80x2500".
                 */
                q?: components["schemas"]["SearchText"];
                kind?: components["schemas"]["TradeKind"][];
                wood?: components["schemas"]["Wood"][];
                /** @description Lines sold to any of these. Bought lines are left out, unless `sawmill_id` is set too. */
                client_id?: components["schemas"]["Uuid"][];
                /** @description Lines bought from any of these. Sold lines are left out, unless `client_id` is set too. */
                sawmill_id?: components["schemas"]["Uuid"][];
                /** @description Country of the client or sawmill. */
                country?: components["schemas"]["Country"][];
                currency?: components["schemas"]["Currency"][];
                /** @description Agreed in this week or later. */
                week_from?: components["schemas"]["IsoWeek"];
                /** @description Agreed in this week or earlier. Before `week_from` it is refused, with `week_order`. */
                week_to?: components["schemas"]["IsoWeek"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The totals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "kind": "sold",
                     *           "count": 118,
                     *           "volume_m3": "4210.335",
                     *           "amount_eur": "1313624.52",
                     *           "average_eur_per_m3": "312.00",
                     *           "lowest_eur_per_m3": "264.50",
                     *           "highest_eur_per_m3": "371.00",
                     *           "unpriced": 2
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TradedTotals"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getPriceContext: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "sold",
                 *       "partner_id": "8d0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a01",
                 *       "document_id": null,
                 *       "product_id": "5f0c6c1e-6f0b-4a53-9d1c-0d7b0c8b7a02",
                 *       "specification": null,
                 *       "certification": "none",
                 *       "price_unit": "m3",
                 *       "currency": "EUR",
                 *       "exchange_rate": null
                 *     }
                 */
                "application/json": components["schemas"]["PriceContextRequest"];
            };
        };
        responses: {
            /** @description The prices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "own_last": null,
                     *       "others": [],
                     *       "list_price": {
                     *         "price": "318.00",
                     *         "price_unit": "m3",
                     *         "line_price": "318.00",
                     *         "list": "stock",
                     *         "scope": "general"
                     *       },
                     *       "available_m3": "42.768",
                     *       "incoming_m3": "120.000"
                     *     }
                     */
                    "application/json": components["schemas"]["PriceContext"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    listExchangeRates: {
        parameters: {
            query?: {
                /** @description Only this day and earlier ones; today by default. */
                until?: components["schemas"]["Day"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Days with their rates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "day": "2026-11-27",
                     *           "rates": [
                     *             {
                     *               "currency": "USD",
                     *               "rate": "1.0842",
                     *               "source": "ecb"
                     *             },
                     *             {
                     *               "currency": "SEK",
                     *               "rate": "11.1840",
                     *               "source": "ecb"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "next_until": null,
                     *       "is_automatic": true,
                     *       "may_import": true
                     *     }
                     */
                    "application/json": components["schemas"]["ExchangeRateList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    importExchangeRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rates": [
                 *         {
                 *           "day": "2026-11-27",
                 *           "currency": "USD",
                 *           "rate": "1.0842"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ExchangeRateImport"];
            };
        };
        responses: {
            /** @description The numbers of rates that were new, different and the same. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "added": 1,
                     *       "changed": 0,
                     *       "unchanged": 0
                     *     }
                     */
                    "application/json": components["schemas"]["ExchangeRateImportResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    getDealDashboard: {
        parameters: {
            query?: {
                /** @description The first week of the period, of delivery, readiness or departure. Without it, the period is the 13 weeks up to `week_to`. */
                week_from?: components["schemas"]["IsoWeek"];
                /** @description The last week of the period. Without it, the current week, or a later `week_from`. Before `week_from` it is refused, with `week_order`. */
                week_to?: components["schemas"]["IsoWeek"];
                client_id?: components["schemas"]["Uuid"][];
                sawmill_id?: components["schemas"]["Uuid"][];
                sale_manager_id?: components["schemas"]["Uuid"][];
                purchase_manager_id?: components["schemas"]["Uuid"][];
                country?: components["schemas"]["Country"][];
                wood?: components["schemas"]["Wood"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state, by the business day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealDashboard"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getSupplyDashboard: {
        parameters: {
            query?: {
                /** @description The first week of the period, of delivery, readiness or departure. Without it, the period is the 13 weeks up to `week_to`. */
                week_from?: components["schemas"]["IsoWeek"];
                /** @description The last week of the period. Without it, the current week, or a later `week_from`. Before `week_from` it is refused, with `week_order`. */
                week_to?: components["schemas"]["IsoWeek"];
                client_id?: components["schemas"]["Uuid"][];
                sawmill_id?: components["schemas"]["Uuid"][];
                sale_manager_id?: components["schemas"]["Uuid"][];
                purchase_manager_id?: components["schemas"]["Uuid"][];
                country?: components["schemas"]["Country"][];
                wood?: components["schemas"]["Wood"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state, by the business day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplyDashboard"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getCargoDashboard: {
        parameters: {
            query?: {
                /** @description The first week of the period, of delivery, readiness or departure. Without it, the period is the 13 weeks up to `week_to`. */
                week_from?: components["schemas"]["IsoWeek"];
                /** @description The last week of the period. Without it, the current week, or a later `week_from`. Before `week_from` it is refused, with `week_order`. */
                week_to?: components["schemas"]["IsoWeek"];
                client_id?: components["schemas"]["Uuid"][];
                sawmill_id?: components["schemas"]["Uuid"][];
                sale_manager_id?: components["schemas"]["Uuid"][];
                purchase_manager_id?: components["schemas"]["Uuid"][];
                country?: components["schemas"]["Country"][];
                wood?: components["schemas"]["Wood"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state, by the business day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CargoDashboard"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getDealFigures: {
        parameters: {
            query?: {
                /** @description The first week of the period, of delivery, readiness or departure. Without it, the period is the 13 weeks up to `week_to`. */
                week_from?: components["schemas"]["IsoWeek"];
                /** @description The last week of the period. Without it, the current week, or a later `week_from`. Before `week_from` it is refused, with `week_order`. */
                week_to?: components["schemas"]["IsoWeek"];
                client_id?: components["schemas"]["Uuid"][];
                sawmill_id?: components["schemas"]["Uuid"][];
                sale_manager_id?: components["schemas"]["Uuid"][];
                purchase_manager_id?: components["schemas"]["Uuid"][];
                country?: components["schemas"]["Country"][];
                wood?: components["schemas"]["Wood"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state, by the business day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardFigures"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getSupplyFigures: {
        parameters: {
            query?: {
                /** @description The first week of the period, of delivery, readiness or departure. Without it, the period is the 13 weeks up to `week_to`. */
                week_from?: components["schemas"]["IsoWeek"];
                /** @description The last week of the period. Without it, the current week, or a later `week_from`. Before `week_from` it is refused, with `week_order`. */
                week_to?: components["schemas"]["IsoWeek"];
                client_id?: components["schemas"]["Uuid"][];
                sawmill_id?: components["schemas"]["Uuid"][];
                sale_manager_id?: components["schemas"]["Uuid"][];
                purchase_manager_id?: components["schemas"]["Uuid"][];
                country?: components["schemas"]["Country"][];
                wood?: components["schemas"]["Wood"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state, by the business day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardFigures"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getCargoFigures: {
        parameters: {
            query?: {
                /** @description The first week of the period, of delivery, readiness or departure. Without it, the period is the 13 weeks up to `week_to`. */
                week_from?: components["schemas"]["IsoWeek"];
                /** @description The last week of the period. Without it, the current week, or a later `week_from`. Before `week_from` it is refused, with `week_order`. */
                week_to?: components["schemas"]["IsoWeek"];
                client_id?: components["schemas"]["Uuid"][];
                sawmill_id?: components["schemas"]["Uuid"][];
                sale_manager_id?: components["schemas"]["Uuid"][];
                purchase_manager_id?: components["schemas"]["Uuid"][];
                country?: components["schemas"]["Country"][];
                wood?: components["schemas"]["Wood"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state, by the business day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardFigures"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    getDealChart: {
        parameters: {
            query?: {
                /** @description The first week of the period, of delivery, readiness or departure. Without it, the period is the 13 weeks up to `week_to`. */
                week_from?: components["schemas"]["IsoWeek"];
                /** @description The last week of the period. Without it, the current week, or a later `week_from`. Before `week_from` it is refused, with `week_order`. */
                week_to?: components["schemas"]["IsoWeek"];
                client_id?: components["schemas"]["Uuid"][];
                sawmill_id?: components["schemas"]["Uuid"][];
                sale_manager_id?: components["schemas"]["Uuid"][];
                purchase_manager_id?: components["schemas"]["Uuid"][];
                country?: components["schemas"]["Country"][];
                wood?: components["schemas"]["Wood"][];
            };
            header?: never;
            path: {
                chart: components["schemas"]["DealChartCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chart's points. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chart"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getSupplyChart: {
        parameters: {
            query?: {
                /** @description The first week of the period, of delivery, readiness or departure. Without it, the period is the 13 weeks up to `week_to`. */
                week_from?: components["schemas"]["IsoWeek"];
                /** @description The last week of the period. Without it, the current week, or a later `week_from`. Before `week_from` it is refused, with `week_order`. */
                week_to?: components["schemas"]["IsoWeek"];
                client_id?: components["schemas"]["Uuid"][];
                sawmill_id?: components["schemas"]["Uuid"][];
                sale_manager_id?: components["schemas"]["Uuid"][];
                purchase_manager_id?: components["schemas"]["Uuid"][];
                country?: components["schemas"]["Country"][];
                wood?: components["schemas"]["Wood"][];
            };
            header?: never;
            path: {
                chart: components["schemas"]["SupplyChartCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chart's points. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chart"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getCargoChart: {
        parameters: {
            query?: {
                /** @description The first week of the period, of delivery, readiness or departure. Without it, the period is the 13 weeks up to `week_to`. */
                week_from?: components["schemas"]["IsoWeek"];
                /** @description The last week of the period. Without it, the current week, or a later `week_from`. Before `week_from` it is refused, with `week_order`. */
                week_to?: components["schemas"]["IsoWeek"];
                client_id?: components["schemas"]["Uuid"][];
                sawmill_id?: components["schemas"]["Uuid"][];
                sale_manager_id?: components["schemas"]["Uuid"][];
                purchase_manager_id?: components["schemas"]["Uuid"][];
                country?: components["schemas"]["Country"][];
                wood?: components["schemas"]["Wood"][];
            };
            header?: never;
            path: {
                chart: components["schemas"]["CargoChartCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chart's points. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chart"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    searchEverything: {
        parameters: {
            query: {
                /** @description Search words: each must be the beginning of a word in the record, regardless of capitals and accents. A number is also found by its last part. */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The found records by kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "kind": "deal",
                     *           "id": "3e5873ce-d397-4d2a-9112-6639050d73da",
                     *           "name": "D-2026-0080",
                     *           "about": "Bois du Rhône",
                     *           "status": "confirmed"
                     *         }
                     *       ],
                     *       "more": [
                     *         {
                     *           "kind": "deal",
                     *           "total": 53
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SearchHits"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    listComments: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description Kind of record. The backend decides per kind which roles may read comments, files and history, comment and attach files. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of comments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    createComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Kind of record. The backend decides per kind which roles may read comments, files and history, comment and attach files. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "The client asks for stickered packs."
                 *     }
                 */
                "application/json": components["schemas"]["CommentWrite"];
            };
        };
        responses: {
            /** @description The comment. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    listCommentReaders: {
        parameters: {
            query?: {
                /** @description Beginnings of words of the name, without regard to capitals and accents. */
                q?: components["schemas"]["SearchText"];
            };
            header?: never;
            path: {
                /** @description Kind of record. The backend decides per kind which roles may read comments, files and history, comment and attach files. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The readers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "b86cf043-a5e7-48cb-8eb1-acd1021b4350",
                     *         "name": "Ona Petrauskaitė",
                     *         "role": "sale_manager"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CommentReader"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listQuotableNumbers: {
        parameters: {
            query?: {
                /** @description A part of the number, without regard to capitals. Numbers beyond those of the record are found from the second character on. */
                q?: components["schemas"]["SearchText"];
            };
            header?: never;
            path: {
                /** @description Kind of record. The backend decides per kind which roles may read comments, files and history, comment and attach files. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "kind": "pack",
                     *         "id": "6d0f1a52-7c2a-4c31-9a53-5a1a4d1f0b77",
                     *         "number": "A-1203",
                     *         "about": "Baltwood"
                     *       },
                     *       {
                     *         "kind": "cargo",
                     *         "id": "0b0ff5cb-6f1b-4f3a-8b62-6a1f51b3a1c9",
                     *         "number": "C-2026-0041",
                     *         "about": "CSQU3054383"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["QuotableNumber"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listOverrideRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kind of record. The backend decides per kind which roles may read comments, files and history, comment and attach files. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "6e7f3b1e-2b52-4f0b-9f0a-3c5b2f3f1a01",
                     *         "to": "confirmed",
                     *         "reason": "Half of it is paid in advance.",
                     *         "created_at": "2026-11-20T09:30:00.000Z",
                     *         "created_by": {
                     *           "id": "b86cf043-a5e7-48cb-8eb1-acd1021b4350",
                     *           "name": "Ona Petrauskaitė"
                     *         },
                     *         "status": "open",
                     *         "answer": null,
                     *         "answered_at": null,
                     *         "answered_by": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OverrideRequest"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createOverrideRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Kind of record. The backend decides per kind which roles may read comments, files and history, comment and attach files. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to": "confirmed",
                 *       "reason": "Half of it is paid in advance."
                 *     }
                 */
                "application/json": components["schemas"]["OverrideRequestWrite"];
            };
        };
        responses: {
            /** @description The request. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6e7f3b1e-2b52-4f0b-9f0a-3c5b2f3f1a01",
                     *       "to": "confirmed",
                     *       "reason": "Half of it is paid in advance.",
                     *       "created_at": "2026-11-20T09:30:00.000Z",
                     *       "created_by": {
                     *         "id": "b86cf043-a5e7-48cb-8eb1-acd1021b4350",
                     *         "name": "Ona Petrauskaitė"
                     *       },
                     *       "status": "open",
                     *       "answer": null,
                     *       "answered_at": null,
                     *       "answered_by": null
                     *     }
                     */
                    "application/json": components["schemas"]["OverrideRequest"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    declineOverrideRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kind of record. The backend decides per kind which roles may read comments, files and history, comment and attach files. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
                request_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The client has to pay first."
                 *     }
                 */
                "application/json": components["schemas"]["OverrideAnswer"];
            };
        };
        responses: {
            /** @description The declined request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6e7f3b1e-2b52-4f0b-9f0a-3c5b2f3f1a01",
                     *       "to": "confirmed",
                     *       "reason": "Half of it is paid in advance.",
                     *       "created_at": "2026-11-20T09:30:00.000Z",
                     *       "created_by": {
                     *         "id": "b86cf043-a5e7-48cb-8eb1-acd1021b4350",
                     *         "name": "Ona Petrauskaitė"
                     *       },
                     *       "status": "open",
                     *       "answer": null,
                     *       "answered_at": null,
                     *       "answered_by": null
                     *     }
                     */
                    "application/json": components["schemas"]["OverrideRequest"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
    listActivity: {
        parameters: {
            query?: {
                cursor?: components["parameters"]["CursorParam"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description Kind of record. The backend decides per kind which roles may read comments, files and history, comment and attach files. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listAttachments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kind of record. The backend decides per kind which roles may read comments, files and history, comment and attach files. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attachments, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    uploadAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Kind of record. The backend decides per kind which roles may read comments, files and history, comment and attach files. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AttachmentUpload"];
            };
        };
        responses: {
            /** @description Attached. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedFile"];
            422: components["responses"]["Invalid"];
        };
    };
    downloadAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kind of record. The backend decides per kind which roles may read comments, files and history, comment and attach files. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
                attachment_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    removeAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kind of record. The backend decides per kind which roles may read comments, files and history, comment and attach files. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
                attachment_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file is removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotAllowedNow"];
        };
    };
    listPapers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kind of record. The backend decides per kind which roles may read comments, files and history, comment and attach files. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The papers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperItem"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getPaper: {
        parameters: {
            query?: {
                /** @description The valid one by default. */
                revision?: number;
                /** @description The client that receives it; the first one by default. */
                client_id?: components["schemas"]["Uuid"];
                /** @description The paper as it was sent, from the list of papers. Papers with revisions keep each revision instead. */
                sent_id?: components["schemas"]["Uuid"];
            };
            header?: never;
            path: {
                /** @description Kind of record. The backend decides per kind which roles may read comments, files and history, comment and attach files. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
                paper: components["schemas"]["PaperName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Paper"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getPaperPdf: {
        parameters: {
            query?: {
                /** @description The valid one by default. */
                revision?: number;
                /** @description The client that receives it; the first one by default. */
                client_id?: components["schemas"]["Uuid"];
                /** @description The paper as it was sent, from the list of papers. Papers with revisions keep each revision instead. */
                sent_id?: components["schemas"]["Uuid"];
            };
            header?: never;
            path: {
                /** @description Kind of record. The backend decides per kind which roles may read comments, files and history, comment and attach files. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
                paper: components["schemas"]["PaperName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, A4. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    getPaperMail: {
        parameters: {
            query?: {
                /** @description The valid one by default. */
                revision?: number;
                /** @description The client that receives it; the first one by default. */
                client_id?: components["schemas"]["Uuid"];
                /** @description The paper as it was sent, from the list of papers. Papers with revisions keep each revision instead. */
                sent_id?: components["schemas"]["Uuid"];
            };
            header?: never;
            path: {
                /** @description Kind of record. The backend decides per kind which roles may read comments, files and history, comment and attach files. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
                paper: components["schemas"]["PaperName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Recipients and texts, in the language of the paper. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "revision": 1,
                     *       "client_id": null,
                     *       "recipients": [
                     *         {
                     *           "name": "Marie Lefèvre",
                     *           "email": "marie@lefevre.example"
                     *         }
                     *       ],
                     *       "subject": "Confirmation de commande D-2026-0118",
                     *       "text": "Veuillez trouver ci-joint notre confirmation de commande D-2026-0118.",
                     *       "language": "fr",
                     *       "file_name": "D-2026-0118-order-confirmation-1.pdf",
                     *       "notice": null,
                     *       "is_proposal": false,
                     *       "content_hash": "7c4a8d09ca3762af61e59520943dc26494f8941b7c4a8d09ca3762af61e59520",
                     *       "has_link": false,
                     *       "partner": {
                     *         "kind": "client",
                     *         "id": "7d0c4f3e-8a51-4c0e-9d0e-2f4f1f3f9b11",
                     *         "name": "Lefèvre Bois"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaperMail"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The paper is not valid any more. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "This document is not valid, so it cannot be sent.",
                     *       "status": 409,
                     *       "code": "paper_not_valid"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["Invalid"];
        };
    };
    sendPaper: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the client creates per action, so that a repeated call takes effect once. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Kind of record. The backend decides per kind which roles may read comments, files and history, comment and attach files. */
                kind: components["parameters"]["RecordKind"];
                id: components["parameters"]["Id"];
                paper: components["schemas"]["PaperName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "revision": 1,
                 *       "client_id": null,
                 *       "content_hash": "7c4a8d09ca3762af61e59520943dc26494f8941b7c4a8d09ca3762af61e59520",
                 *       "to": [
                 *         {
                 *           "name": "Marie Lefèvre",
                 *           "email": "marie@lefevre.example"
                 *         }
                 *       ],
                 *       "subject": "Confirmation de commande D-2026-0118",
                 *       "text": "Veuillez trouver ci-joint notre confirmation de commande D-2026-0118.",
                 *       "copy_to_self": true
                 *     }
                 */
                "application/json": components["schemas"]["PaperMailWrite"];
            };
        };
        responses: {
            /** @description The email is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The paper is not valid any more, or it changed since the sender opened it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "This document has changed since it was opened.",
                     *       "status": 409,
                     *       "code": "paper_changed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
        };
    };
}
